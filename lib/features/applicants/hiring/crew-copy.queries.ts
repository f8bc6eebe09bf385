import {} from "drizzle-orm";
import { anyOf } from "@/db/any-of";
import type { Transaction } from "@/db/client";
import type { CrewDocumentType } from "@/db/enums/crew";
import type { applicants } from "@/db/schema/applicants";
import {
  crewBankAccounts,
  crewCertificates,
  crewDocuments,
  crewEducations,
  crewSeaServices,
  crewTrainings,
  crewTravelDocuments,
} from "@/db/schema/crew";
import { certificates } from "@/db/schema/positions";
import { bankAccountsOf, childrenOf } from "../queries";
import { travelDocumentKind } from "./crew-copy.rules";

type Applicant = typeof applicants.$inferSelect;
type Written = { now: Date; by: number | null };

/** Convert an application row to a crew row: without its form position, with its author. */
const recordOf = (crewId: number, { now, by }: Written) => ({ crewId, createdAt: now, createdBy: by });

type CrewRecord = ReturnType<typeof recordOf>;
type Lists = Awaited<ReturnType<typeof childrenOf>>;

async function copyHistory(db: Transaction, { educations, trainings, services }: Lists, record: CrewRecord) {
  const byDay = services.toSorted((one, other) => one.onBoard.localeCompare(other.onBoard));
  if (educations.length > 0)
    await db
      .insert(crewEducations)
      .values(educations.map(({ applicantId: _owner, sequence: _place, ...row }) => ({ ...row, ...record })));
  if (trainings.length > 0)
    await db
      .insert(crewTrainings)
      .values(trainings.map(({ applicantId: _owner, sequence: _place, ...row }) => ({ ...row, ...record })));
  if (byDay.length > 0)
    await db
      .insert(crewSeaServices)
      .values(byDay.map(({ applicantId: _owner, sequence: _place, ...row }) => ({ ...row, ...record })));
}

async function referenceCertificates(db: Transaction, ids: number[]) {
  if (ids.length === 0) return [];
  return db
    .select({ id: certificates.id, kind: certificates.kind })
    .from(certificates)
    .where(anyOf(certificates.id, ids));
}

/** Copy certificates. Known reference certificates keep their id; an unknown id is dropped. */
async function copyCertificates(db: Transaction, held: Lists["certificates"], record: CrewRecord) {
  if (held.length === 0) return;
  const known = await referenceCertificates(
    db,
    held.flatMap(({ certificateId }) => certificateId ?? []),
  );
  const isKnown = (kind: string, certificateId: number | null) =>
    known.some((certificate) => certificate.id === certificateId && certificate.kind === kind);
  const byKind = held.toSorted((one, other) => one.kind.localeCompare(other.kind));
  await db.insert(crewCertificates).values(
    byKind.map(({ applicantId: _owner, sequence: _place, requiredAt: _required, certificateId, ...row }) => ({
      ...row,
      ...record,
      certificateId: isKnown(row.kind, certificateId) ? certificateId : null,
    })),
  );
}

/** Copy travel documents. The passport scan belongs to the passport. */
async function copyTravelDocuments(
  db: Transaction,
  documents: Lists["travel"],
  { passportNumber, passportFileId }: Applicant,
  record: CrewRecord,
) {
  if (documents.length === 0) return;
  const bare = (number: string | null) => number?.replace(/\s/g, "").toUpperCase();
  await db.insert(crewTravelDocuments).values(
    documents.map(({ applicantId: _owner, sequence: _place, ...row }) => {
      const kind = travelDocumentKind(row.documentName);
      const isScanned = kind === "passport" && bare(row.documentNumber) === bare(passportNumber);
      return { ...row, ...record, kind, fileId: isScanned ? passportFileId : null };
    }),
  );
}

const personalPapers = (applicant: Applicant): { type: CrewDocumentType; label: string; fileId: string | null }[] => [
  { type: "photo", label: "Photo", fileId: applicant.photoFileId },
  { type: "ktp", label: "KTP", fileId: applicant.ktpFileId },
  { type: "passport-scan", label: "Passport", fileId: applicant.passportFileId },
];

/**
 * Copy all data of the application to the seafarer's record. Files are referenced, not duplicated, and nothing is
 * verified. product 5.1
 */
export async function copyRecords(db: Transaction, applicant: Applicant, crewId: number, written: Written) {
  const record = recordOf(crewId, written);
  const lists = await childrenOf(db, applicant.id);
  const accounts = await bankAccountsOf(db, applicant.id);
  await copyHistory(db, lists, record);
  await copyTravelDocuments(db, lists.travel, applicant, record);
  await copyCertificates(db, lists.certificates, record);
  if (accounts.length > 0)
    await db
      .insert(crewBankAccounts)
      .values(accounts.map(({ applicantId: _owner, ...row }) => ({ ...row, ...record })));
  const papers = personalPapers(applicant).flatMap(({ fileId, ...paper }) =>
    fileId ? [{ ...paper, fileId, ...record }] : [],
  );
  if (papers.length > 0) await db.insert(crewDocuments).values(papers);
}
