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
import { bankAccountsOf, applicationListsOf } from "../queries";
import { travelDocumentKind } from "./crew-copy.rules";

type Applicant = typeof applicants.$inferSelect;
type CopyStamp = { now: Date; by: number | null };

/** Convert an application row to a crew row: without its form position, with its author. */
const recordOf = (crewId: number, { now, by }: CopyStamp) => ({ crewId, createdAt: now, createdBy: by });

type CrewRecord = ReturnType<typeof recordOf>;
type Lists = Awaited<ReturnType<typeof applicationListsOf>>;

async function copyHistory(db: Transaction, { educations, trainings, services }: Lists, record: CrewRecord) {
  const byDay = services.toSorted((first, second) => first.onBoard.localeCompare(second.onBoard));
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
async function copyCertificates(db: Transaction, entries: Lists["certificates"], record: CrewRecord) {
  if (entries.length === 0) return;
  const existing = await referenceCertificates(
    db,
    entries.flatMap(({ certificateId }) => certificateId ?? []),
  );
  const isReferenced = (kind: string, certificateId: number | null) =>
    existing.some((certificate) => certificate.id === certificateId && certificate.kind === kind);
  const byKind = entries.toSorted((first, second) => first.kind.localeCompare(second.kind));
  await db.insert(crewCertificates).values(
    byKind.map(({ applicantId: _owner, sequence: _place, requiredAt: _required, certificateId, ...row }) => ({
      ...row,
      ...record,
      certificateId: isReferenced(row.kind, certificateId) ? certificateId : null,
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
  const normalizeNumber = (number: string | null) => number?.replace(/\s/g, "").toUpperCase();
  await db.insert(crewTravelDocuments).values(
    documents.map(({ applicantId: _owner, sequence: _place, ...row }) => {
      const kind = travelDocumentKind(row.documentName);
      const isScanned = kind === "passport" && normalizeNumber(row.documentNumber) === normalizeNumber(passportNumber);
      return { ...row, ...record, kind, fileId: isScanned ? passportFileId : null };
    }),
  );
}

const personalDocumentsOf = (
  applicant: Applicant,
): { type: CrewDocumentType; label: string; fileId: string | null }[] => [
  { type: "photo", label: "Photo", fileId: applicant.photoFileId },
  { type: "ktp", label: "KTP", fileId: applicant.ktpFileId },
  { type: "passport-scan", label: "Passport", fileId: applicant.passportFileId },
];

/**
 * Copy all data of the application to the seafarer's record. Files are referenced, not duplicated, and nothing is
 * verified. product 5.1
 */
export async function copyRecords(db: Transaction, applicant: Applicant, crewId: number, stamp: CopyStamp) {
  const record = recordOf(crewId, stamp);
  const lists = await applicationListsOf(db, applicant.id);
  const accounts = await bankAccountsOf(db, applicant.id);
  await copyHistory(db, lists, record);
  await copyTravelDocuments(db, lists.travel, applicant, record);
  await copyCertificates(db, lists.certificates, record);
  if (accounts.length > 0)
    await db
      .insert(crewBankAccounts)
      .values(accounts.map(({ applicantId: _owner, ...row }) => ({ ...row, ...record })));
  const personalDocuments = personalDocumentsOf(applicant).flatMap(({ fileId, ...paper }) =>
    fileId ? [{ ...paper, fileId, ...record }] : [],
  );
  if (personalDocuments.length > 0) await db.insert(crewDocuments).values(personalDocuments);
}
