import type { InferInsertModel } from "drizzle-orm";
import type { crewCertificates, crewTravelDocuments } from "../../../schema/crew";
import type { medicalCertificates } from "../../../schema/preparation";
import { addDays } from "@/lib/platform/calendar/dates";
import { daysAfter } from "@/lib/platform/calendar/instants";
import { atHour } from "../calendar";
import type { Term } from "../applicants/documents";
import { randomFrom, type Random } from "../random";
import type { DatedDocument } from "./crew-certificates";
import type { Berthed } from "./crew-rows";
import type { Seafarer } from "./seafarers";

/** When a document was entered: some days after its issue, and not before its holder joined the company. */
function enteredAt(random: Random, issued: string, joinedOn: string, now: Date) {
  const wanted = addDays(issued, random.int(6, 14));
  const at = atHour(wanted > joinedOn ? wanted : joinedOn, 9 + random.int(0, 7));
  return at < now ? at : new Date(now.getTime() - 3_600_000);
}

const methods = ["online", "original-seen", "issuer-confirmed"] as const;

type Entered = { createdAt: Date; createdBy: number | null };
const verification = (
  random: Random,
  { isVerified }: Pick<DatedDocument, "isVerified">,
  { createdAt }: Entered,
  { office, now }: Berthed,
) => {
  const verifiedAt = new Date(Math.min(daysAfter(createdAt, random.int(1, 5)).getTime(), now.getTime() - 600_000));
  return isVerified
    ? { verifiedAt, verifiedBy: office("pde"), verificationMethod: random.pick(methods) }
    : { verifiedAt: null, verifiedBy: null, verificationMethod: null };
};

type Row<T> = T & Entered & { id: number; supersededBy: number | null; supersededAt: Date | null };

type Scope = { random: Random; seafarer: Seafarer; berthed: Berthed; takeId: () => number };
type Make<R> = (term: Term & { number: string }, entered: Row<ReturnType<typeof verification>>) => R;

/** A document and the one it renewed, which refers to it. The ids are taken in order. */
function chained<R>(
  { random, seafarer, berthed, takeId }: Scope,
  document: DatedDocument,
  make: Make<R>,
): { current: R; older: R[] } {
  const createdBy = berthed.office("staff");
  const id = takeId();
  const createdAt = enteredAt(random, document.issued, seafarer.joinedOn, berthed.now);
  const entered = { createdAt, createdBy };
  const current = make(document, {
    ...entered,
    ...verification(random, document, entered, berthed),
    id,
    supersededBy: null,
    supersededAt: null,
  });
  if (!document.older) return { current, older: [] };
  const before = {
    createdAt: new Date(
      Math.min(
        enteredAt(random, document.older.issued, seafarer.joinedOn, berthed.now).getTime(),
        createdAt.getTime() - 1_800_000,
      ),
    ),
    createdBy,
  };
  const replaced = {
    ...before,
    ...verification(random, { isVerified: true }, before, berthed),
    id: takeId(),
    supersededBy: id,
    supersededAt: createdAt,
  };
  return { current, older: [make(document.older, replaced)] };
}

type CertificateRow = InferInsertModel<typeof crewCertificates>;
type TravelRow = InferInsertModel<typeof crewTravelDocuments>;

const inOrder = <R>(chains: { current: R; older: R[] }[]): R[] =>
  chains.flatMap(({ current, older }) => [current, ...older]);

export function certificateRows(seafarer: Seafarer, berthed: Berthed, takeId: () => number): CertificateRow[] {
  const scope = { random: randomFrom(seafarer.serial * 31), seafarer, berthed, takeId };
  return inOrder(
    seafarer.certificates.map((paper) =>
      chained(scope, paper, ({ issued, expired, number }, entered): CertificateRow => ({
        ...entered,
        crewId: berthed.id,
        kind: paper.kind,
        certificateId: paper.certificateId,
        certificateName: paper.name,
        certificateNumber: number,
        issued,
        expired,
        fileId: entered.supersededAt ? null : (berthed.scans.get(`${paper.kind} ${paper.name}`) ?? null),
      })),
    ),
  );
}

export function travelRows(seafarer: Seafarer, berthed: Berthed, takeId: () => number): TravelRow[] {
  const scope = { random: randomFrom(seafarer.serial * 37), seafarer, berthed, takeId };
  return inOrder(
    seafarer.travelDocuments.map((paper) =>
      chained(scope, paper, ({ issued, expired, number }, entered): TravelRow => ({
        ...entered,
        crewId: berthed.id,
        kind: paper.kind,
        documentName: paper.name,
        documentNumber: number,
        issued,
        expired,
        fileId: entered.supersededAt ? null : (berthed.scans.get(paper.name) ?? null),
      })),
    ),
  );
}

export const medicalRows = (
  { medicals, joinedOn }: Seafarer,
  { id, office, now }: Berthed,
): InferInsertModel<typeof medicalCertificates>[] =>
  medicals.map(({ number, ...medical }) => {
    const at = atHour(medical.examinationDate > joinedOn ? medical.examinationDate : joinedOn, 15);
    return {
      ...medical,
      crewId: id,
      certificateNumber: number,
      createdAt: at < now ? at : now,
      createdBy: office("service"),
    };
  });

const personalDocuments = [
  { type: "photo", label: "Photo" },
  { type: "ktp", label: "KTP" },
  { type: "passport-scan", label: "Passport" },
] as const;

export const personalDocumentRows = ({ joinedOn }: Seafarer, { id, office, scans }: Berthed) =>
  personalDocuments.flatMap((paper) => {
    const fileId = scans.get(paper.type);
    return fileId
      ? [{ ...paper, crewId: id, fileId, createdAt: atHour(joinedOn, 10), createdBy: office("staff") }]
      : [];
  });
