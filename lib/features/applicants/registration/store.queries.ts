import { and, eq, sql } from "drizzle-orm";
import { anyOf } from "@/db/any-of";
import type { Executor, Transaction } from "@/db/client";
import { blindIndex } from "@/db/encryption";
import {
  applicantBankAccounts,
  applicantCertificates,
  applicantEducations,
  applicants,
  applicantSeaServices,
  applicantTrainings,
  applicantTravelDocuments,
  registrationCounters,
} from "@/db/schema/applicants";
import type { jobOpenings } from "@/db/schema/job-openings";
import { lookups } from "@/db/schema/lookups";
import { appliedColumns, type AppliedColumn } from "@/lib/features/crew/person-fields.rules";
import { dayOf } from "@/lib/platform/calendar/dates";
import { AppError } from "@/lib/platform/errors";
import { requirePresent } from "@/lib/platform/unknown-record";
import { assertUsableFiles, attachFilesToApplicant, type Uploader } from "./attachment.queries";
import { bodyMassIndex, homeNationality, registrationNumber } from "./rules";
import type { RegistrationContent } from "./content.schema";

/** Take the next number of a division and month without gaps, by locking the counter row. */
async function nextRegistrationNumber(db: Transaction, divisionId: number, now: Date): Promise<string> {
  const month = dayOf(now).slice(0, 7).replace("-", "");
  const [counter] = await db
    .insert(registrationCounters)
    .values({ divisionId, month, last: 1 })
    .onConflictDoUpdate({
      target: [registrationCounters.divisionId, registrationCounters.month],
      set: { last: sql`${registrationCounters.last} + 1` },
    })
    .returning();
  return registrationNumber(divisionId, month, requirePresent(counter, "a registration counter").last);
}

/** Return the nationality. An Indonesian always gets the Indonesian one. */
async function nationalityOf(db: Executor, { crewOrigin, nationality }: RegistrationContent["personal"]) {
  if (crewOrigin === "WNA") return requirePresent(nationality, "a nationality");
  const isHome = and(eq(lookups.kind, "nationality"), eq(lookups.name, homeNationality));
  const [home] = await db.select({ id: lookups.id }).from(lookups).where(isHome);
  return requirePresent(home?.id ?? nationality, homeNationality);
}

/** Check that each choice is an option of its list. @throws invalid for each field */
async function assertOptions(db: Executor, { personal }: RegistrationContent) {
  const { religion, maritalStatus } = personal;
  const nationality = personal.crewOrigin === "WNA" ? personal.nationality : null;
  const chosen = [
    { kind: "religion" as const, id: religion },
    { kind: "marital-status" as const, id: maritalStatus },
    { kind: "nationality" as const, id: nationality },
  ].flatMap(({ kind, id }) => (id === null ? [] : [{ kind, id }]));
  const ids = chosen.map(({ id }) => id);
  const storedOptions = await db
    .select({ id: lookups.id, kind: lookups.kind })
    .from(lookups)
    .where(anyOf(lookups.id, ids));
  const invalidChoices = chosen.filter(
    ({ kind, id }) => !storedOptions.some((option) => option.id === id && option.kind === kind),
  );
  const problems = invalidChoices.map(({ kind }) => ({ path: `personal.${kind}`, message: "validation.invalid" }));
  if (problems.length > 0) throw new AppError("invalid", "errors.invalid", {}, problems);
}

type PersonColumns = Pick<typeof applicants.$inferInsert, AppliedColumn>;
const personColumns = (personal: RegistrationContent["personal"], nationalityId: number) => ({
  // The schema parsed each column's value.
  ...(appliedColumns(personal) as PersonColumns),
  nationalityId,
  idNumberHash: personal.idNumber ? blindIndex(personal.idNumber) : null,
  bmi: requirePresent(bodyMassIndex(personal.weight, personal.height), "height or weight"),
  photoFileId: personal.photo.fileId,
  ktpFileId: personal.photoKtp?.fileId ?? null,
  passportFileId: personal.photoPassport?.fileId ?? null,
});

/** Add the applicant and the position in the list to each row. */
const numbered = <T extends object>(applicantId: number, rows: readonly T[]) =>
  rows.map((row, index) => ({ ...row, applicantId, sequence: index + 1 }));

/** Build certificate rows. @param required ids of certificates that were mandatory when applying */
const certificateRows = (
  applicantId: number,
  documents: RegistrationContent["documents"],
  required: ReadonlySet<number>,
  now: Date,
) =>
  (["coc", "cop"] as const).flatMap((kind) =>
    numbered(applicantId, documents[kind]).map(({ attachment, noExpiry: _noExpiry, ...row }) => ({
      ...row,
      kind,
      fileId: attachment?.fileId ?? null,
      requiredAt: row.certificateId && required.has(row.certificateId) ? now : null,
    })),
  );

const seaServiceRows = (applicantId: number, { seaServices }: RegistrationContent["training"]) =>
  numbered(applicantId, seaServices).map(({ attachment, ...row }) => ({ ...row, fileId: attachment?.fileId ?? null }));

type Account = { bankName: string; accountNumber: string; accountName: string };

/** Build rows for the first account and the optional second. */
function accountRows(applicantId: number, bank: RegistrationContent["bank"]) {
  const first = { bankName: bank.bankName1, accountNumber: bank.accountNumber1, accountName: bank.accountName1 };
  const second = { bankName: bank.bankName2, accountNumber: bank.accountNumber2, accountName: bank.accountName2 };
  const accounts = [first, second].filter((account): account is Account => Boolean(account.bankName));
  return numbered(applicantId, accounts);
}

async function insertChildren(
  db: Transaction,
  applicantId: number,
  { personal, documents, training, bank }: RegistrationContent,
  required: ReadonlySet<number>,
  now: Date,
) {
  const educations = numbered(applicantId, personal.educationHistory);
  const travelDocuments = numbered(applicantId, documents.travelDocuments);
  const certificates = certificateRows(applicantId, documents, required, now);
  const trainings = numbered(applicantId, training.trainings);
  const services = seaServiceRows(applicantId, training);
  const accounts = accountRows(applicantId, bank);
  if (educations.length > 0) await db.insert(applicantEducations).values(educations);
  if (travelDocuments.length > 0) await db.insert(applicantTravelDocuments).values(travelDocuments);
  if (certificates.length > 0) await db.insert(applicantCertificates).values(certificates);
  if (trainings.length > 0) await db.insert(applicantTrainings).values(trainings);
  if (services.length > 0) await db.insert(applicantSeaServices).values(services);
  if (accounts.length > 0) await db.insert(applicantBankAccounts).values(accounts);
}

export type NewApplicant = {
  opening: typeof jobOpenings.$inferSelect;
  content: RegistrationContent;
  uploader: Uploader;
  consent: { version: string; language: "en" | "id"; address: string | null; keep: boolean };
  now: Date;
};

/** Insert an applicant with all lists and attach the files. @throws invalid; a conflict is checked by the caller */
export async function insertApplicant(
  db: Transaction,
  { opening, content, uploader, consent, now }: NewApplicant,
  required: ReadonlySet<number>,
) {
  await assertOptions(db, content);
  const fileIds = await assertUsableFiles(db, content, uploader);
  const [applicant] = await db
    .insert(applicants)
    .values({
      ...personColumns(content.personal, await nationalityOf(db, content.personal)),
      registrationNumber: await nextRegistrationNumber(db, opening.divisionId, now),
      divisionId: opening.divisionId,
      jobOpeningId: opening.id,
      positionId: opening.positionId,
      vesselTypeId: opening.vesselTypeId,
      currentStatusId: 1,
      language: consent.language,
      consentVersion: consent.version,
      consentLanguage: consent.language,
      consentAt: now,
      consentAddress: consent.address,
      specificConsentAt: now,
      keepForOtherOpeningsAt: consent.keep ? now : null,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (!applicant) throw new Error("applicant was not stored");
  await insertChildren(db, applicant.id, content, required, now);
  await attachFilesToApplicant(db, fileIds, applicant.id);
  return applicant;
}

const childTables = [
  applicantEducations,
  applicantTravelDocuments,
  applicantCertificates,
  applicantTrainings,
  applicantSeaServices,
  applicantBankAccounts,
];

type Change = {
  applicantId: number;
  content: RegistrationContent;
  required: ReadonlySet<number>;
  uploader: Uploader;
  now: Date;
};

/** Replace an applicant's data. Number, consent and history stay. @throws invalid */
export async function updateApplicant(db: Transaction, { applicantId, content, required, uploader, now }: Change) {
  await assertOptions(db, content);
  const fileIds = await assertUsableFiles(db, content, uploader, applicantId);
  const nationalityId = await nationalityOf(db, content.personal);
  for (const table of childTables) await db.delete(table).where(eq(table.applicantId, applicantId));
  await db
    .update(applicants)
    .set({ ...personColumns(content.personal, nationalityId), updatedAt: now, version: sql`${applicants.version} + 1` })
    .where(eq(applicants.id, applicantId));
  await insertChildren(db, applicantId, content, required, now);
  await attachFilesToApplicant(db, fileIds, applicantId);
}
