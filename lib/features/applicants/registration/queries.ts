import { and, eq, inArray, isNull, ne, or, sql } from "drizzle-orm";
import type { Executor, Transaction } from "@/db/client";
import type { LookupKind } from "@/db/enums/lookups";
import { blindIndex } from "@/db/encrypted";
import { violates } from "@/db/query-failure";
import {
  applicantBankAccounts,
  applicantCertificates,
  applicantEducations,
  applicants,
  applicantSeaServices,
  applicantTrainings,
  applicantTravelDocuments,
  registrationCounters,
  registrationDrafts,
} from "@/db/schema/applicants";
import { files } from "@/db/schema/files";
import { jobOpenings } from "@/db/schema/job-openings";
import { lookups } from "@/db/schema/lookups";
import { listRequiredCertificates, findRequirement } from "@/lib/features/positions/queries";
import { dayOf } from "@/lib/platform/calendar/dates";
import { AppError, notFound } from "@/lib/platform/errors";
import { claimFiles } from "@/lib/platform/files/store";
import { bodyMassIndex, registrationNumber } from "./rules";
import type { RegistrationContent, RegistrationContext } from "./schema";

/** The opening applied to, with what its position asks. @throws not-found "Job Opening not found" */
export async function findApplication(db: Executor, jobOpeningId: number, now: Date) {
  const [opening] = await db.select().from(jobOpenings).where(eq(jobOpenings.id, jobOpeningId));
  const requirement = opening && (await findRequirement(db, opening.positionId, opening.vesselTypeId));
  if (!opening || !requirement) throw notFound("job-openings.notFound");
  const certificates = await listRequiredCertificates(db, {
    positionId: opening.positionId,
    vesselTypeId: opening.vesselTypeId,
    isMandatory: true,
  });
  const required = certificates.map(({ certificateId, kind, nameEn, neverExpires, minMonthsValid }) => ({
    certificateId,
    kind,
    name: nameEn,
    neverExpires,
    minMonthsValid,
  }));
  const context: RegistrationContext = { today: dayOf(now), isCadet: requirement.position.isCadet, required };
  return { opening, requirement, context };
}

export const findDraft = async (db: Executor, visitorId: string, jobOpeningId: number) =>
  (
    await db
      .select()
      .from(registrationDrafts)
      .where(and(eq(registrationDrafts.visitorId, visitorId), eq(registrationDrafts.jobOpeningId, jobOpeningId)))
  )[0];

/** The visitor's draft for an opening, made if missing and locked: one writer at a time, however many tabs. */
export async function lockDraft(db: Transaction, visitorId: string, jobOpeningId: number) {
  await db.insert(registrationDrafts).values({ visitorId, jobOpeningId, content: "{}" }).onConflictDoNothing();
  const [draft] = await db
    .select()
    .from(registrationDrafts)
    .where(and(eq(registrationDrafts.visitorId, visitorId), eq(registrationDrafts.jobOpeningId, jobOpeningId)))
    .for("update");
  if (!draft) throw new Error("draft was not stored");
  return draft;
}

/** A registration that was sent stays as it is until a revision is asked for. */
export const isSent = (draft: typeof registrationDrafts.$inferSelect) =>
  draft.applicantId !== null && draft.revisionLinkId === null;

/** Applications to one opening under the same e-mail, seafarer code or NIK. */
const findDuplicates = (
  db: Executor,
  jobOpeningId: number,
  person: { emailAddress: string; seafarerIdNumber: string; idNumber: string | null },
  except?: number,
) =>
  db
    .select({ id: applicants.id })
    .from(applicants)
    .where(
      and(
        eq(applicants.jobOpeningId, jobOpeningId),
        except === undefined ? undefined : ne(applicants.id, except),
        or(
          eq(sql`lower(${applicants.email})`, person.emailAddress),
          eq(applicants.seafarerCode, person.seafarerIdNumber),
          person.idNumber ? eq(applicants.idNumberHash, blindIndex(person.idNumber)) : undefined,
        ),
      ),
    );

/** Next number of a division in the month of now, without gaps: the counter row is locked. */
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
  return registrationNumber(divisionId, month, counter?.last ?? 1);
}

const options: [LookupKind, (content: RegistrationContent) => number | null][] = [
  ["religion", (content) => content.personal.religion],
  ["marital-status", (content) => content.personal.maritalStatus],
  ["nationality", (content) => content.personal.nationality],
];

async function assertOptions(db: Executor, content: RegistrationContent) {
  const wanted = options.flatMap(([kind, pick]) =>
    pick(content) === null ? [] : [{ kind, id: pick(content) as number }],
  );
  const found = await db
    .select({ id: lookups.id, kind: lookups.kind })
    .from(lookups)
    .where(
      inArray(
        lookups.id,
        wanted.map(({ id }) => id),
      ),
    );
  const wrong = wanted.filter(({ kind, id }) => !found.some((row) => row.id === id && row.kind === kind));
  if (wrong.length > 0)
    throw new AppError(
      "invalid",
      "errors.invalid",
      {},
      wrong.map(({ kind }) => ({ path: `personal.${kind}`, message: "validation.invalid" })),
    );
}

type FileUse = { path: string; fileId: string; image: boolean };

function filesOf({ personal, documents, training }: RegistrationContent): FileUse[] {
  const photos = (["photo", "photoKtp", "photoPassport"] as const).flatMap((key) =>
    personal[key] ? [{ path: `personal.${key}`, fileId: personal[key].fileId, image: true }] : [],
  );
  const scans = [
    ...documents.coc.map((entry, index) => ({ path: `documents.coc.${index}.attachment`, file: entry.attachment })),
    ...documents.cop.map((entry, index) => ({ path: `documents.cop.${index}.attachment`, file: entry.attachment })),
    ...training.seaServices.map((entry, index) => ({
      path: `training.seaServices.${index}.attachment`,
      file: entry.attachment,
    })),
  ].flatMap(({ path, file }) => (file ? [{ path, fileId: file.fileId, image: false }] : []));
  return [...photos, ...scans];
}

type Uploader = { visitorId: string } | { userId: number };

/** Files a person uploaded that no record holds, and those the applicant's record holds already. */
async function usableFiles(db: Executor, ids: string[], uploader: Uploader, applicantId: number | null) {
  const free = and(
    "visitorId" in uploader ? eq(files.visitorId, uploader.visitorId) : eq(files.uploadedBy, uploader.userId),
    isNull(files.subjectId),
  );
  const held =
    applicantId === null ? undefined : and(eq(files.subjectType, "applicant"), eq(files.subjectId, applicantId));
  return ids.length === 0
    ? []
    : db
        .select({ id: files.id, contentType: files.contentType })
        .from(files)
        .where(and(inArray(files.id, ids), or(free, held)));
}

/** Every named file may be used here and is of the right kind. @throws invalid naming each field */
async function assertFiles(db: Executor, uses: FileUse[], uploader: Uploader, applicantId: number | null = null) {
  const found = new Map(
    (
      await usableFiles(
        db,
        uses.map(({ fileId }) => fileId),
        uploader,
        applicantId,
      )
    ).map((file) => [file.id, file]),
  );
  const wrong = uses.flatMap(({ path, fileId, image }) => {
    const file = found.get(fileId);
    if (!file) return [{ path, message: "files.notFound" }];
    return image && !file.contentType.startsWith("image/") ? [{ path, message: "files.wrongType" }] : [];
  });
  if (wrong.length > 0) throw new AppError("invalid", "errors.invalid", {}, wrong);
}

export type NewApplicant = {
  opening: typeof jobOpenings.$inferSelect;
  content: RegistrationContent;
  uploader: Uploader;
  consent: { version: string; language: "en" | "id"; address: string | null; keep: boolean };
  now: Date;
};

const personColumns = (personal: RegistrationContent["personal"]) => ({
  crewOrigin: personal.crewOrigin,
  fullName: personal.fullName,
  email: personal.emailAddress,
  phone: personal.phoneNumber,
  address: personal.address,
  sex: personal.sex,
  birthPlace: personal.birthPlace,
  dateOfBirth: personal.dateOfBirth,
  religionId: personal.religion,
  maritalStatusId: personal.maritalStatus,
  nationalityId: personal.nationality,
  seafarerCode: personal.seafarerIdNumber,
  seamanBookNumber: personal.seamanBookNumber,
  idNumber: personal.idNumber,
  idNumberHash: personal.idNumber ? blindIndex(personal.idNumber) : null,
  kkNumber: personal.kkNumber,
  npwpNumber: personal.npwpNumber,
  bpjsKesehatanNumber: personal.bpjsKesehatanNumber,
  bpjsKetenagakerjaanNumber: personal.bpjsKetenagakerjaanNumber,
  passportNumber: personal.passportId,
  height: personal.height,
  weight: personal.weight,
  bmi: bodyMassIndex(personal.weight, personal.height) ?? 0,
  safetyShoesSize: personal.safetyShoesSize,
  trousersSize: personal.trousersSize,
  coverallSize: personal.coverallSize,
  shirtSize: personal.shirtSize,
  nextOfKinName: personal.nextOfKin.fullName,
  nextOfKinEmail: personal.nextOfKin.emailAddress,
  nextOfKinPhone: personal.nextOfKin.phoneNumber,
  nextOfKinAddress: personal.nextOfKin.address,
  photoFileId: personal.photo.fileId,
  ktpFileId: personal.photoKtp?.fileId ?? null,
  passportFileId: personal.photoPassport?.fileId ?? null,
});

async function insertChildren(
  db: Transaction,
  applicantId: number,
  { personal, documents, training, bank }: RegistrationContent,
  required: Set<number>,
  now: Date,
) {
  const numbered = <T extends object>(rows: T[]) =>
    rows.map((row, index) => ({ ...row, applicantId, sequence: index + 1 }));
  const certificates = (["coc", "cop"] as const).flatMap((kind) =>
    numbered(documents[kind]).map(({ attachment, noExpiry: _noExpiry, ...row }) => ({
      ...row,
      kind,
      fileId: attachment?.fileId ?? null,
      requiredAt: row.certificateId && required.has(row.certificateId) ? now : null,
    })),
  );
  const services = numbered(training.seaServices).map(({ attachment, ...row }) => ({
    ...row,
    fileId: attachment?.fileId ?? null,
  }));
  const accounts = numbered(
    [
      { bankName: bank.bankName1, accountNumber: bank.accountNumber1, accountName: bank.accountName1 },
      { bankName: bank.bankName2, accountNumber: bank.accountNumber2, accountName: bank.accountName2 },
    ].filter((account): account is { bankName: string; accountNumber: string; accountName: string } =>
      Boolean(account.bankName),
    ),
  );
  if (personal.educationHistory.length)
    await db.insert(applicantEducations).values(numbered(personal.educationHistory));
  if (documents.travelDocuments.length)
    await db.insert(applicantTravelDocuments).values(numbered(documents.travelDocuments));
  if (certificates.length) await db.insert(applicantCertificates).values(certificates);
  if (training.trainings.length) await db.insert(applicantTrainings).values(numbered(training.trainings));
  if (services.length) await db.insert(applicantSeaServices).values(services);
  if (accounts.length) await db.insert(applicantBankAccounts).values(accounts);
}

/** Stores an applicant with all child lists and takes over the files. @throws invalid, conflict is the caller's to check */
export async function insertApplicant(
  db: Transaction,
  { opening, content, uploader, consent, now }: NewApplicant,
  required: Set<number>,
) {
  await assertOptions(db, content);
  const uses = filesOf(content);
  await assertFiles(db, uses, uploader);
  const [applicant] = await db
    .insert(applicants)
    .values({
      ...personColumns(content.personal),
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
  await claimFiles(
    db,
    uses.map(({ fileId }) => fileId),
    { type: "applicant", id: applicant.id },
  );
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
  required: Set<number>;
  uploader: Uploader;
  now: Date;
};

/** Puts other data in the place of what an applicant sent; number, consent and history stay. @throws invalid */
export async function updateApplicant(db: Transaction, { applicantId, content, required, uploader, now }: Change) {
  await assertOptions(db, content);
  const uses = filesOf(content);
  await assertFiles(db, uses, uploader, applicantId);
  for (const table of childTables) await db.delete(table).where(eq(table.applicantId, applicantId));
  await db
    .update(applicants)
    .set({ ...personColumns(content.personal), updatedAt: now, version: sql`${applicants.version} + 1` })
    .where(eq(applicants.id, applicantId));
  await insertChildren(db, applicantId, content, required, now);
  await claimFiles(
    db,
    uses.map(({ fileId }) => fileId),
    { type: "applicant", id: applicantId },
  );
}

const duplicate = () => new AppError("conflict", "applicants.duplicate", {}, [], "DUPLICATE");

export async function assertNotDuplicate(
  db: Executor,
  jobOpeningId: number,
  person: Parameters<typeof findDuplicates>[2],
  except?: number,
) {
  if ((await findDuplicates(db, jobOpeningId, person, except)).length > 0) throw duplicate();
}

/** Two people who send the same identity at once: the unique indexes decide. */
export function asDuplicate(error: unknown): never {
  if (violates(error, "applicants_once")) throw duplicate();
  throw error;
}
