import { and, asc, eq, type SQL } from "drizzle-orm";
import { anyOf } from "@/db/any-of";
import type { Executor, Transaction } from "@/db/client";
import { applicants, assessments } from "@/db/schema/applicants";
import { jobOpenings } from "@/db/schema/job-openings";
import { positions, vesselTypes } from "@/db/schema/positions";
import { fullNameOf, users } from "@/db/schema/users";
import { lockHired } from "../queries";
import type { AssessmentRow } from "./rules";
import { readDetails, type StageDetails } from "./schema";

export type HistoryRow = AssessmentRow & { at: Date; by: string | null; reason: string | null; details: StageDetails };
export type MoveTarget = Awaited<ReturnType<typeof lockMoveTargets>>[number];

const nameOf = fullNameOf(users);

/** Select the history of applicants in the order written. */
export const selectHistory = (db: Executor, ids: number[]) =>
  db
    .select({ assessment: assessments, by: nameOf })
    .from(assessments)
    .leftJoin(users, eq(users.id, assessments.createdBy))
    .where(anyOf(assessments.applicantId, ids))
    .orderBy(asc(assessments.id));

/**
 * Lock the visible applicants in id order and load their history. @throws rule when one is now a seafarer with erased
 * or stopped data
 */
export async function lockMoveTargets(db: Transaction, ids: number[], visible: SQL) {
  const lockedRows = await db
    .select({
      id: applicants.id,
      position: positions,
      vesselType: { en: vesselTypes.name, id: vesselTypes.nameId },
      opening: jobOpenings,
    })
    .from(applicants)
    .innerJoin(jobOpenings, eq(jobOpenings.id, applicants.jobOpeningId))
    .innerJoin(positions, eq(positions.id, applicants.positionId))
    .innerJoin(vesselTypes, eq(vesselTypes.id, applicants.vesselTypeId))
    .where(and(anyOf(applicants.id, ids), visible));
  if (lockedRows.length === 0) return [];
  const lockedIds = lockedRows.map(({ id }) => id);
  await lockHired(db, lockedIds);
  const locked = await db
    .select()
    .from(applicants)
    .where(anyOf(applicants.id, lockedIds))
    .orderBy(asc(applicants.id))
    .for("update");
  const rows = await selectHistory(db, lockedIds);
  return locked.flatMap((applicant) => {
    const lockedRow = lockedRows.find(({ id }) => id === applicant.id);
    const history: HistoryRow[] = rows
      .filter(({ assessment }) => assessment.applicantId === applicant.id)
      .map(({ assessment, by }) => ({
        type: assessment.type,
        status: assessment.status,
        at: assessment.createdAt,
        by,
        reason: assessment.reason,
        details: readDetails(assessment.details),
      }));
    return lockedRow
      ? [
          {
            applicant,
            position: lockedRow.position,
            vesselType: lockedRow.vesselType,
            opening: lockedRow.opening,
            history,
          },
        ]
      : [];
  });
}
