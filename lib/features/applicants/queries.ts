import { and, asc, desc, eq, or, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { anyOf } from "@/db/any-of";
import type { Executor, Transaction } from "@/db/client";
import { withdrawnReason, type AssessmentStatus, type AssessmentType } from "@/db/enums/applicants";
import { allConditions } from "@/db/all-conditions";
import {
  applicantBankAccounts,
  applicantCertificates,
  applicantEducations,
  applicants,
  applicantSeaServices,
  applicantTrainings,
  applicantTravelDocuments,
  assessments,
} from "@/db/schema/applicants";
import { crew } from "@/db/schema/crew";
import { positions, vesselTypes } from "@/db/schema/positions";
import { can, rowsOf, type Actor } from "@/lib/access/actor";
import { assertNotStopped, hideStoppedApplicants } from "@/lib/features/crew/queries";
import type { StageStates } from "./rules";

/**
 * Return the visibility condition: staff see their division's applicants, except hired seafarers hidden from them.
 * Service staff see only the medical check-up stage.
 */
export function visibleTo(actor: Actor): SQL {
  if (actor.kind === "scheduler") return sql`true`;
  const rows = rowsOf(actor, "applicants:view");
  if (actor.kind !== "user" || rows === "none") return sql`false`;
  return allConditions(
    eq(applicants.divisionId, actor.divisionId),
    rows === "medical-check-up" ? eq(applicants.currentStatusId, 6) : undefined,
    hideStoppedApplicants(actor),
  );
}

/** Lock the crew records of hired applicants before the applications. @throws rule when one is erased or stopped */
export async function lockHired(db: Transaction, ids: readonly number[]) {
  const crewId = sql<string>`${assessments.details} ->> 'crewId'`;
  const isHire = and(eq(assessments.type, "result"), eq(assessments.status, "Completed"), sql`${crewId} is not null`);
  const hiredCrew = await db
    .selectDistinct({ crewId })
    .from(assessments)
    .where(and(anyOf(assessments.applicantId, [...ids]), isHire));
  const recordIds = hiredCrew.map((row) => Number(row.crewId));
  const hired = await db
    .select({ erasedAt: crew.erasedAt, processingStoppedAt: crew.processingStoppedAt })
    .from(crew)
    .where(or(anyOf(crew.applicantId, [...ids]), anyOf(crew.id, recordIds)))
    .orderBy(asc(crew.id))
    .for("share");
  hired.forEach(assertNotStopped);
}

export const stageOf = (states: StageStates, type: AssessmentType): AssessmentStatus => states[type] ?? "Pending";

const ends = alias(assessments, "ends");
const isEnd = and(eq(ends.applicantId, applicants.id), eq(ends.type, "failed"), eq(ends.status, "Completed"));

/** Match applications that last ended by a withdrawal. */
export const isWithdrawn = sql<boolean>`coalesce((
  select ${eq(ends.reason, withdrawnReason)} from ${assessments} as ${ends} where ${isEnd} order by ${desc(ends.id)} limit 1
), false)`;

/** Select applicants with the names of position and vessel type. */
export const selectApplicants = (db: Executor) =>
  db
    .select({
      applicant: applicants,
      positionEn: positions.nameEn,
      position: positions.name,
      vesselType: vesselTypes.name,
      vesselTypeNameId: vesselTypes.nameId,
      cesThreshold: positions.cesThreshold,
      marlinThreshold: positions.marlinThreshold,
      department: positions.department,
      level: positions.level,
      states: applicants.states,
    })
    .from(applicants)
    .innerJoin(positions, eq(positions.id, applicants.positionId))
    .innerJoin(vesselTypes, eq(vesselTypes.id, applicants.vesselTypeId));

/** Load the lists of an application in entry order. Five queries. */
export async function applicationListsOf(db: Executor, id: number) {
  const [educations, travel, certificates, trainings, services] = await Promise.all([
    db
      .select()
      .from(applicantEducations)
      .where(eq(applicantEducations.applicantId, id))
      .orderBy(asc(applicantEducations.sequence)),
    db
      .select()
      .from(applicantTravelDocuments)
      .where(eq(applicantTravelDocuments.applicantId, id))
      .orderBy(asc(applicantTravelDocuments.sequence)),
    db
      .select()
      .from(applicantCertificates)
      .where(eq(applicantCertificates.applicantId, id))
      .orderBy(asc(applicantCertificates.sequence)),
    db
      .select()
      .from(applicantTrainings)
      .where(eq(applicantTrainings.applicantId, id))
      .orderBy(asc(applicantTrainings.sequence)),
    db
      .select()
      .from(applicantSeaServices)
      .where(eq(applicantSeaServices.applicantId, id))
      .orderBy(asc(applicantSeaServices.sequence)),
  ]);
  return { educations, travel, certificates, trainings, services };
}

/** Select bank accounts separately, because they need their own permission. */
export const bankAccountsOf = (db: Executor, id: number) =>
  db
    .select()
    .from(applicantBankAccounts)
    .where(eq(applicantBankAccounts.applicantId, id))
    .orderBy(asc(applicantBankAccounts.sequence));

export const medicalFileTypes = ["mcu", "medical"];

type ApplicantFile = { id: string; subjectId: number | null; fileType: string; uploadedBy?: number | null };

/**
 * Return whether the actor may open an applicant's file. Medical files and the identity card need their own
 * permission, except for the uploader.
 */
export async function mayReadApplicantFile(db: Executor, actor: Actor, file: ApplicantFile): Promise<boolean> {
  if (file.subjectId === null) return false;
  if (actor.kind === "user" && file.uploadedBy === actor.userId)
    return (await db.$count(applicants, and(eq(applicants.id, file.subjectId), hideStoppedApplicants(actor)))) > 0;
  if (!can(actor, "applicants:view")) return false;
  if (medicalFileTypes.includes(file.fileType) && !can(actor, "applicants:medical-file")) return false;
  const visibleRows = await db
    .select({ ktpFileId: applicants.ktpFileId })
    .from(applicants)
    .where(and(eq(applicants.id, file.subjectId), visibleTo(actor)));
  return visibleRows.some(({ ktpFileId }) => ktpFileId !== file.id || can(actor, "applicants:edit"));
}

/** Match registration number and guid together. Neither is enough alone. */
export const matchesStatusLink = (registrationNo: string, guid: string) =>
  and(eq(applicants.registrationNumber, registrationNo), eq(applicants.statusGuid, guid));
