import { eq, inArray } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import type { CrewDocumentType } from "@/db/enums/crew";
import {
  applicantBankAccounts,
  applicantCertificates,
  applicantEducations,
  type applicants,
  applicantSeaServices,
  applicantTrainings,
  applicantTravelDocuments,
} from "@/db/schema/applicants";
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
import { travelDocumentKind } from "./crew-copy.rules";

type Applicant = typeof applicants.$inferSelect;
type Written = { now: Date; by: number | null };

/** A row of an application as one of a seafarer: without its place in the form, with who wrote it. */
const recordOf = (crewId: number, { now, by }: Written) => ({ crewId, createdAt: now, createdBy: by });

async function copyHistory(db: Transaction, id: number, record: ReturnType<typeof recordOf>) {
  const educations = await db
    .select()
    .from(applicantEducations)
    .where(eq(applicantEducations.applicantId, id))
    .orderBy(applicantEducations.sequence);
  const trainings = await db
    .select()
    .from(applicantTrainings)
    .where(eq(applicantTrainings.applicantId, id))
    .orderBy(applicantTrainings.sequence);
  const services = await db
    .select()
    .from(applicantSeaServices)
    .where(eq(applicantSeaServices.applicantId, id))
    .orderBy(applicantSeaServices.onBoard);
  if (educations.length > 0)
    await db
      .insert(crewEducations)
      .values(educations.map(({ applicantId: _owner, sequence: _place, ...row }) => ({ ...row, ...record })));
  if (trainings.length > 0)
    await db
      .insert(crewTrainings)
      .values(trainings.map(({ applicantId: _owner, sequence: _place, ...row }) => ({ ...row, ...record })));
  if (services.length > 0)
    await db
      .insert(crewSeaServices)
      .values(services.map(({ applicantId: _owner, sequence: _place, ...row }) => ({ ...row, ...record })));
}

/** A certificate of the reference list keeps its place there; a number that names none falls away. */
async function copyCertificates(db: Transaction, id: number, record: ReturnType<typeof recordOf>) {
  const held = await db
    .select()
    .from(applicantCertificates)
    .where(eq(applicantCertificates.applicantId, id))
    .orderBy(applicantCertificates.kind, applicantCertificates.sequence);
  if (held.length === 0) return;
  const ids = held.flatMap(({ certificateId }) => certificateId ?? []);
  const known =
    ids.length > 0
      ? await db
          .select({ id: certificates.id, kind: certificates.kind })
          .from(certificates)
          .where(inArray(certificates.id, ids))
      : [];
  const isKnown = (kind: string, certificateId: number | null) =>
    known.some((certificate) => certificate.id === certificateId && certificate.kind === kind);
  await db.insert(crewCertificates).values(
    held.map(({ applicantId: _owner, sequence: _place, requiredAt: _required, certificateId, ...row }) => ({
      ...row,
      ...record,
      certificateId: isKnown(row.kind, certificateId) ? certificateId : null,
    })),
  );
}

/** The passport's scan goes with the passport. */
async function copyTravelDocuments(
  db: Transaction,
  { id, passportNumber, passportFileId }: Applicant,
  record: ReturnType<typeof recordOf>,
) {
  const documents = await db
    .select()
    .from(applicantTravelDocuments)
    .where(eq(applicantTravelDocuments.applicantId, id))
    .orderBy(applicantTravelDocuments.sequence);
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
 * Everything an applicant told becomes the seafarer's: education, travel documents, certificates, trainings, sea service, bank accounts and personal
 * papers. The rows name the same files; nothing is stored twice. Nothing counts as verified. product 5.1
 */
export async function copyRecords(db: Transaction, applicant: Applicant, crewId: number, written: Written) {
  const record = recordOf(crewId, written);
  await copyHistory(db, applicant.id, record);
  await copyTravelDocuments(db, applicant, record);
  await copyCertificates(db, applicant.id, record);
  const accounts = await db
    .select()
    .from(applicantBankAccounts)
    .where(eq(applicantBankAccounts.applicantId, applicant.id));
  if (accounts.length > 0)
    await db
      .insert(crewBankAccounts)
      .values(accounts.map(({ applicantId: _owner, ...row }) => ({ ...row, ...record })));
  const papers = personalPapers(applicant).flatMap(({ fileId, ...paper }) =>
    fileId ? [{ ...paper, fileId, ...record }] : [],
  );
  if (papers.length > 0) await db.insert(crewDocuments).values(papers);
}
