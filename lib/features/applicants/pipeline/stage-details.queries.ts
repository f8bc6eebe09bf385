import { and, eq, isNull, or } from "drizzle-orm";
import type { z } from "zod";
import type { Executor, Transaction } from "@/db/client";
import type { AssessmentStatus, AssessmentType } from "@/db/enums/applicants";
import { files } from "@/db/schema/files";
import type { Actor } from "@/lib/access/actor";
import { userActorOf } from "@/lib/platform/access";
import { dayOf } from "@/lib/platform/calendar/dates";
import { AppError } from "@/lib/platform/errors";
import { requirePresent } from "@/lib/platform/unknown-record";
import { parseInput } from "@/lib/platform/validation";
import { optionOf, optionsOf } from "@/lib/features/lookups/queries";
import { takeLetterNumber } from "@/lib/features/preparation/letters/number.queries";
import type { AssessmentRow } from "./rules";
import {
  employment,
  interviewNote,
  interviewSchedule,
  mcuResult,
  mcuSchedule,
  otherDetails,
  screeningDetails,
  testSchedule,
  testScore,
  type StageDetails,
} from "./schema";

type Scope = { db: Transaction; actor: Actor; now: Date };

export const employmentTypeOf = (db: Executor, id: number) => optionOf(db, "employment-type", id, "employmentTypeId");

const notInFuture = (date: string | null, now: Date) => {
  if (date && date > dayOf(now))
    throw new AppError("invalid", "errors.invalid", {}, [{ path: "date", message: "applicants.notInFuture" }]);
  return date ?? dayOf(now);
};

/** Resolve the interview's date, place and assessors by name. @throws invalid for an unknown assessor */
export async function interviewDetails(
  { db }: Scope,
  { assessorIds, assessorEmails, ...schedule }: z.output<typeof interviewSchedule>,
): Promise<StageDetails> {
  const assessorOptions = await optionsOf(db, "assessor", assessorIds, "assessorIds");
  const addresses = Object.entries(assessorEmails).filter(([id]) => assessorIds.includes(Number(id)));
  const assessors = assessorIds.map(
    (id) =>
      requirePresent(
        assessorOptions.find((entry) => entry.id === id),
        "an assessor",
      ).name,
  );
  return {
    ...schedule,
    assessorIds,
    assessors,
    ...(addresses.length > 0 ? { assessorEmails: Object.fromEntries(addresses) } : {}),
  };
}

export async function noteDetails(
  { db, now }: Scope,
  { assessorId, note, date }: z.output<typeof interviewNote>,
): Promise<StageDetails> {
  const { name } = await optionOf(db, "assessor", assessorId, "assessorId");
  return { assessorId, assessor: name, note, date: notInFuture(date, now) };
}

/** Resolve clinic, package and full letter number. @throws conflict when another letter has the number */
export async function mcuDetails(
  { db, actor, now }: Scope,
  ids: number[],
  { letterNumber, date, mcuPackageId, clinicId, location }: z.output<typeof mcuSchedule>,
): Promise<StageDetails> {
  const medicalPackage = await optionOf(db, "mcu-package", mcuPackageId, "mcuPackageId");
  const clinic = await optionOf(db, "mcu-clinic", clinicId, "clinicId");
  const letterClaim = {
    divisionId: actor.kind === "user" ? actor.divisionId : 1,
    typed: letterNumber,
    own: { applicantIds: ids },
    now,
  };
  const letter = await takeLetterNumber(db, letterClaim, { date, clinic: clinic.name, packageId: medicalPackage.id });
  return {
    letterNumber: letter,
    date,
    packageId: medicalPackage.id,
    package: medicalPackage.name,
    clinicId: clinic.id,
    clinic: clinic.name,
    location,
  };
}

export async function resultDetails(
  { db, actor, now }: Scope,
  applicantId: number,
  { result, healthStatusDegreeId, fileId, price, date }: z.output<typeof mcuResult>,
): Promise<StageDetails> {
  const degree = await optionOf(db, "mcu-health-status-degree", healthStatusDegreeId, "healthStatusDegreeId");
  const file = fileId ? await resultFileOf(db, actor, applicantId, fileId) : null;
  return {
    result,
    healthStatusDegreeId,
    healthStatusDegree: degree.name,
    degreeCode: degree.code,
    fileId: file?.id ?? null,
    fileName: file?.name ?? null,
    price,
    date: notInFuture(date, now),
  };
}

/** Find a file that the actor uploaded and no record uses, or one of this applicant's result. @throws invalid */
async function resultFileOf(db: Executor, actor: Actor, applicantId: number, fileId: string) {
  const isOwnUpload = and(eq(files.uploadedBy, userActorOf(actor).userId), isNull(files.subjectId));
  const isStoredResult = and(
    eq(files.subjectType, "applicant"),
    eq(files.subjectId, applicantId),
    eq(files.fileType, "mcu"),
  );
  const [file] = await db
    .select({ id: files.id, name: files.name })
    .from(files)
    .where(and(eq(files.id, fileId), or(isOwnUpload, isStoredResult)));
  if (!file) throw new AppError("invalid", "errors.invalid", {}, [{ path: "fileId", message: "files.notFound" }]);
  return file;
}

type MovedRows = { applicant: { id: number }; newRows: (AssessmentRow & { details: StageDetails | null })[] };

/** Attach the file of a medical result to its applicant as a medical file. */
export async function claimResultFiles({ db }: Scope, moved: MovedRows[]) {
  for (const { applicant, newRows } of moved) {
    const fileId = newRows.find(({ type, status }) => type === "mcu" && status === "Completed")?.details?.fileId;
    if (fileId)
      await db
        .update(files)
        .set({ fileType: "mcu", subjectType: "applicant", subjectId: applicant.id })
        .where(eq(files.id, fileId));
  }
}

/** Validate and resolve the details of a row sent by a call, as the screens' operations do. @throws invalid */
export async function resolveDetails(
  scope: Scope,
  { type, status }: { type: AssessmentType; status: AssessmentStatus },
  applicantId: number,
  raw: Record<string, unknown>,
): Promise<StageDetails | null> {
  if (Object.keys(raw).length === 0) return null;
  if (type === "interview" && status === "InProgress")
    return interviewDetails(scope, parseInput(interviewSchedule, raw));
  if (type === "interview" && status === "Completed") return noteDetails(scope, parseInput(interviewNote, raw));
  if (type === "mcu" && status === "InProgress") return mcuDetails(scope, [applicantId], parseInput(mcuSchedule, raw));
  if (type === "mcu" && status === "Completed") return resultDetails(scope, applicantId, parseInput(mcuResult, raw));
  if (type === "result" && status === "Completed") return employmentDetails(raw);
  if (type === "ces" || type === "marlin") return testDetails(scope, status, raw);
  return dropEmpty(parseInput(type === "screening" ? screeningDetails : otherDetails, raw));
}

function employmentDetails(raw: Record<string, unknown>): StageDetails {
  const { crewId, ...given } = parseInput(employment.partial(), raw);
  return { ...given, ...(crewId ? { crewId } : {}) };
}

function testDetails({ now }: Scope, status: AssessmentStatus, raw: Record<string, unknown>): StageDetails | null {
  if (status === "InProgress") return parseInput(testSchedule, raw);
  if (raw.score === undefined && status !== "Completed") return null;
  const { score, navigationScore, date } = parseInput(testScore, raw);
  return { score, ...(navigationScore === null ? {} : { navigationScore }), date: notInFuture(date, now) };
}

function dropEmpty(details: Record<string, string | null>): StageDetails | null {
  const filled = Object.entries(details).filter(([, value]) => value !== null);
  return filled.length > 0 ? Object.fromEntries(filled) : null;
}
