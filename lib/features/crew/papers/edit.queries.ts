import { and, eq, or, sql } from "drizzle-orm";
import type { Executor, Transaction } from "@/db/client";
import { certificates } from "@/db/schema/positions";
import { listRequiredCertificates } from "@/lib/features/positions/queries";
import { refused, type FieldError } from "@/lib/platform/errors";
import { isSameName, plainName } from "@/lib/platform/names";
import { present } from "@/lib/platform/record";
import { invalid, takeFile, type Author, type EditScope } from "../sections/edit-scope.queries";
import { compactNumber, isSamePaper, mostPapers, numberProblem } from "./number.rules";
import { closePaper, heldPapers, storePaper, type HeldPaper, type Paper } from "./store.queries";
import { lastDayOf, type CertificateValues, type RenewalValues, type TravelDocumentValues } from "./schema";
import type { Person } from "../queries";

type PaperForm = ({ kind: "coc" | "cop" } & CertificateValues) | ({ kind: "travel-document" } & TravelDocumentValues);

/** Whether the matrix of rank and vessel type requires this certificate. D2 §5 */
async function isMandatory(
  db: Executor,
  { positionId, vesselTypeId }: Person,
  { kind, certificateId, name }: Paper,
): Promise<boolean> {
  if (kind === "travel-document") return false;
  const demanded = await listRequiredCertificates(db, { positionId, vesselTypeId, kind, isMandatory: true });
  return demanded.some((one) => one.certificateId === certificateId || isSameName(one.name, name));
}

async function certificateOf(
  db: Executor,
  kind: "coc" | "cop",
  { certificateId, name }: Pick<CertificateValues, "certificateId" | "name">,
) {
  const byName = name
    ? or(eq(sql`lower(${certificates.name})`, plainName(name)), eq(sql`lower(${certificates.nameEn})`, plainName(name)))
    : sql`false`;
  const [found] = await db
    .select({ id: certificates.id, name: certificates.name, neverExpires: certificates.neverExpires })
    .from(certificates)
    .where(and(eq(certificates.kind, kind), certificateId ? eq(certificates.id, certificateId) : byName));
  if (!found && certificateId) throw invalid({ path: "certificateId", message: "validation.invalid" });
  return {
    certificateId: found?.id ?? null,
    name: present(found?.name ?? name, "the name of a certificate"),
    neverExpires: found?.neverExpires ?? false,
  };
}

/** Whether the reference list marks the document as never expiring. */
const neverExpires = async (db: Executor, { kind, certificateId, name }: Paper) =>
  kind !== "travel-document" && (await certificateOf(db, kind, { certificateId, name })).neverExpires;

/** Take name and validity of a certificate from the reference list. @throws invalid for one of another list */
export async function asListed(
  db: Executor,
  kind: "coc" | "cop",
  values: CertificateValues,
): Promise<CertificateValues> {
  const { neverExpires: isEndless, ...listed } = await certificateOf(db, kind, values);
  const noExpiry = values.noExpiry || isEndless;
  return { ...values, ...listed, noExpiry, expired: noExpiry ? null : values.expired };
}

async function paperOf(db: Executor, form: PaperForm): Promise<{ paper: Paper; isEndless: boolean }> {
  const { kind, issued, description, attachment: fileId, noExpiry } = form;
  if (form.kind === "travel-document") {
    const { documentKind, documentName: name, documentNumber } = form;
    const paper = {
      kind,
      issued,
      description,
      fileId,
      documentKind,
      name,
      number: compactNumber(documentKind, documentNumber),
      certificateId: null,
      expired: lastDayOf(form),
    };
    return { paper, isEndless: noExpiry };
  }
  const { neverExpires: isListedEndless, ...certificate } = await certificateOf(db, form.kind, form);
  const isEndless = noExpiry || isListedEndless;
  return {
    paper: {
      kind,
      issued,
      description,
      fileId,
      documentKind: "other",
      ...certificate,
      number: form.number,
      expired: isEndless ? null : form.expired,
    },
    isEndless,
  };
}

/** Check the required fields of a mandatory certificate, a passport or a seaman book. product 5.17 @throws invalid */
async function assertComplete(
  db: Executor,
  person: Person,
  paper: Paper,
  { isEndless, numberField }: { isEndless: boolean; numberField: string },
) {
  const wrongNumber = numberProblem(paper.documentKind, person.crewOrigin, paper.number);
  const mandatory = await isMandatory(db, person, paper);
  const problems: FieldError[] = [];
  if (wrongNumber) problems.push({ path: numberField, message: wrongNumber });
  if ((paper.documentKind !== "other" || mandatory) && paper.expired === null && !isEndless)
    problems.push({ path: "expired", message: "crew.papers.expiryOrNone" });
  if (mandatory && paper.fileId === null) problems.push({ path: "attachment", message: "validation.required" });
  if (problems.length > 0) throw invalid(...problems);
}

/** Add a document to a person the caller has locked; ignored if one with that name is current. D2 §5 @throws invalid */
export async function addOne(
  { db, now }: EditScope,
  person: Person,
  form: PaperForm,
  author: Author,
): Promise<{ id: number; name: string; ignored: boolean }> {
  const { paper, isEndless } = await paperOf(db, form);
  const held = await heldPapers(db, person.id, form.kind);
  const same = held.find((one) => isSamePaper(one, paper));
  if (same) return { id: same.id, name: paper.name, ignored: true };
  if (held.length >= mostPapers) throw refused("crew.edit.tooManyRows", { most: mostPapers });
  await assertComplete(db, person, paper, {
    isEndless,
    numberField: form.kind === "travel-document" ? "documentNumber" : "number",
  });
  const fileId = await takeFile(db, paper.fileId, { crewId: person.id, author });
  const id = await storePaper(
    db,
    { ...paper, fileId },
    { crewId: person.id, createdAt: now, createdBy: author.userId },
  );
  return { id, name: paper.name, ignored: false };
}

/**
 * Insert a row that replaces a document; the old row stays and links to it. The new one is not verified. @returns its
 * id
 */
async function replace(
  { db, now }: EditScope,
  crewId: number,
  old: HeldPaper,
  paper: Paper,
  author: Author,
): Promise<number> {
  await closePaper(db, old, { supersededAt: now });
  const id = await storePaper(db, paper, { crewId, createdAt: now, createdBy: author.userId });
  await closePaper(db, old, { supersededBy: id });
  return id;
}

/** Renew or correct a document. A renewal has its own issue date; a correction may keep the scan. @throws invalid */
export async function replaceOne(
  scope: EditScope,
  person: Person,
  old: HeldPaper,
  values: RenewalValues,
  { author, isRenewal }: { author: Author; isRenewal: boolean },
): Promise<{ id: number; expired: string | null }> {
  if (isRenewal && values.issued < old.issued)
    throw invalid({ path: "issued", message: "crew.papers.issuedBeforeOld" });
  const { number, issued, description } = values;
  const isEndless = values.noExpiry || (await neverExpires(scope.db, old));
  const fileId = isRenewal ? values.attachment : (values.attachment ?? old.fileId);
  const paper = {
    ...old,
    number: compactNumber(old.documentKind, number),
    issued,
    expired: isEndless ? null : values.expired,
    description,
    fileId,
  };
  await assertComplete(scope.db, person, paper, { isEndless, numberField: "number" });
  await takeFile(scope.db, fileId, { crewId: person.id, author, held: isRenewal ? null : old.fileId });
  return { id: await replace(scope, person.id, old, paper, author), expired: paper.expired };
}

/** Replace the scan of a document. @throws invalid */
export async function scanOne(
  scope: EditScope,
  person: Person,
  old: HeldPaper,
  attachment: string | null,
  author: Author,
): Promise<number> {
  const fileId = await takeFile(scope.db, attachment, { crewId: person.id, author });
  return replace(scope, person.id, old, { ...old, fileId }, author);
}

/** Refuse to remove a mandatory certificate. D2 §5 @throws rule */
export async function assertRemovable(db: Transaction, person: Person, paper: Paper) {
  if (await isMandatory(db, person, paper)) throw refused("crew.papers.mandatory");
}
