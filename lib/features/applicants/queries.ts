import { and, eq, sql, type SQL } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { withdrawnReason, type AssessmentStatus, type AssessmentType } from "@/db/enums/applicants";
import { applicants } from "@/db/schema/applicants";
import { jobOpenings } from "@/db/schema/job-openings";
import { positions, vesselTypes } from "@/db/schema/positions";
import { can, type Actor } from "@/lib/access/actor";
import { grantOf } from "@/lib/access/permissions";
import type { StageStates } from "./rules";

/** Staff see their division's applicants; service staff only those at the medical check-up. */
export function visibleTo(actor: Actor): SQL | undefined {
  if (actor.kind === "scheduler") return undefined;
  if (actor.kind !== "user" || !can(actor, "applicants:view")) return sql`false`;
  const division = eq(applicants.divisionId, actor.divisionId);
  return grantOf(actor.role, actor.subRole, "applicants:view") === "O" ? and(division, eq(applicants.currentStatusId, 6)) : division;
}

/** Last status per assessment type of an applicant, as one JSON object. */
export const stageStates = sql<StageStates>`(
  select coalesce(jsonb_object_agg(last.type, last.status), '{}'::jsonb)
  from (select distinct on (a.type) a.type, a.status from assessments a where a.applicant_id = ${applicants.id} order by a.type, a.id desc) last
)`;

/** Last status of one assessment type; null when the stage has not been reached. */
export const lastStatusOf = (type: AssessmentType) =>
  sql<AssessmentStatus | null>`(select a.status from assessments a where a.applicant_id = ${applicants.id} and a.type = ${type} order by a.id desc limit 1)`;

export const stageOf = (states: StageStates, type: AssessmentType): AssessmentStatus => states[type] ?? "Pending";

/** True for an application whose last end was a withdrawal. */
export const isWithdrawn = sql<boolean>`coalesce((
  select a.reason = ${withdrawnReason} from assessments a where a.applicant_id = ${applicants.id} and a.type = 'failed' and a.status = 'Completed' order by a.id desc limit 1
), false)`;

/** An applicant with the names of position and vessel type. */
export const selectApplicants = (db: Executor) =>
  db
    .select({ applicant: applicants, positionEn: positions.nameEn, position: positions.name, vesselType: vesselTypes.name, cesThreshold: positions.cesThreshold, marlinThreshold: positions.marlinThreshold, states: stageStates })
    .from(applicants)
    .innerJoin(jobOpenings, eq(jobOpenings.id, applicants.jobOpeningId))
    .innerJoin(positions, eq(positions.id, jobOpenings.positionId))
    .innerJoin(vesselTypes, eq(vesselTypes.id, jobOpenings.vesselTypeId));

export const medicalFileTypes = ["mcu", "medical"];

/** Whether the actor may open a file of an applicant: they must see the applicant, and medical files need their own right. */
export async function mayReadApplicantFile(db: Executor, actor: Actor, file: { subjectId: number | null; fileType: string }): Promise<boolean> {
  if (file.subjectId === null || !can(actor, "applicants:view")) return false;
  if (medicalFileTypes.includes(file.fileType) && !can(actor, "applicants:medical-file")) return false;
  const found = await db
    .select({ id: applicants.id })
    .from(applicants)
    .where(and(eq(applicants.id, file.subjectId), visibleTo(actor)));
  return found.length > 0;
}

/** By registration number and guid together; neither alone tells anything. */
export const byStatusLink = (registrationNo: string, guid: string) => and(eq(applicants.registrationNumber, registrationNo), eq(applicants.statusGuid, guid));
