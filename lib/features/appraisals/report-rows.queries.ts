import { and, eq, sql, type SQL } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { filteredCounts } from "@/db/filtered-counts";
import { appraisals } from "@/db/schema/appraisals";
import { crew } from "@/db/schema/crew";
import { assignments, seats } from "@/db/schema/manning";
import { positions } from "@/db/schema/positions";
import { schedules } from "@/db/schema/scheduling";
import { vessels } from "@/db/schema/vessels";
import { can, userIdOf, type Actor } from "@/lib/access/actor";
import { daysBetween } from "@/lib/platform/calendar/period";
import { scoreOf } from "./average.rules";
import { reportFormatOf } from "./report-format.rules";
import type { AppraisalRow } from "./schema";
import { reportingStatusOf } from "./status.rules";
import { leavesOn, openReport } from "./due-reports.queries";

/** Join condition per list: the open report of an assignment, or each approved one. */
const reportOf = {
  open: openReport,
  approved: and(eq(appraisals.assignmentId, assignments.id), eq(appraisals.reviewStatus, "Approved")),
};
export type Report = keyof typeof reportOf;

/** Match reports by other authors that wait for review. */
export const awaitsReviewBy = (actor: Actor): SQL<boolean> =>
  sql`(${appraisals.reviewStatus} = 'WaitingForReview' and ${appraisals.crewId} is distinct from ${actor.kind === "user" ? (actor.crewId ?? 0) : 0}
    and not exists (select from appraisal_events e where e.appraisal_id = ${appraisals.id}
      and e.event in ('submitted', 'revised') and e.created_by = ${userIdOf(actor) ?? 0}))`;

type RowQuery = { actor: Actor; report: Report; where: SQL | undefined };

/** Select assignments with the listed report. A condition may require one. */
export const selectReportRows = (db: Executor, { actor, report, where }: RowQuery, order: readonly SQL[]) =>
  db
    .select({
      appraisal: appraisals,
      mayReview: can(actor, "appraisals:review") ? awaitsReviewBy(actor) : sql<boolean>`false`,
      assignment: {
        id: assignments.id,
        seatId: assignments.seatId,
        startDate: assignments.startDate,
        checkedInOn: assignments.checkedInOn,
        checkedOutOn: assignments.checkedOutOn,
      },
      leavesOn,
      person: {
        id: crew.id,
        fullName: crew.fullName,
        employeeNumber: crew.employeeNumber,
        seafarerCode: crew.seafarerCode,
      },
      position: { id: positions.id, name: positions.name, nameEn: positions.nameEn },
      vessel: { id: vessels.id, name: vessels.name, divisionId: vessels.divisionId },
    })
    .from(assignments)
    .innerJoin(schedules, eq(schedules.assignmentId, assignments.id))
    .innerJoin(seats, eq(seats.id, assignments.seatId))
    .innerJoin(vessels, eq(vessels.id, assignments.vesselId))
    .innerJoin(crew, eq(crew.id, assignments.crewId))
    .leftJoin(appraisals, reportOf[report])
    .innerJoin(positions, eq(positions.id, sql`coalesce(${appraisals.positionId}, ${seats.positionId})`))
    .where(where)
    .orderBy(...order);
type AppraisalListRow = Awaited<ReturnType<typeof selectReportRows>>[number];

/** Build a query that counts matching rows per kind. */
export const countingKinds = (
  db: Executor,
  report: Report,
  where: SQL | undefined,
  kinds: Record<string, SQL | undefined>,
) =>
  db
    .select(filteredCounts(kinds))
    .from(assignments)
    .innerJoin(schedules, eq(schedules.assignmentId, assignments.id))
    .innerJoin(vessels, eq(vessels.id, assignments.vesselId))
    // A left join, because every assignment has a seafarer and PostgreSQL can then skip an unused join.
    .leftJoin(crew, eq(crew.id, assignments.crewId))
    .leftJoin(appraisals, reportOf[report])
    .where(where);

/** Count the matching rows. */
export const countReportRows = (db: Executor, report: Report, where: SQL | undefined) =>
  countingKinds(db, report, where, { total: undefined });

/** Count the matching rows per kind in one query. */
export async function countEach(...args: Parameters<typeof countingKinds>): Promise<Record<string, number>> {
  const [row] = await countingKinds(...args);
  return row ?? {};
}

/** Map a row to its documented names. @param today yyyy-MM-dd */
export function toResponse(
  { appraisal, assignment, person, position, vessel, ...found }: AppraisalListRow,
  today: string,
): AppraisalRow {
  const isOnBoard = assignment.checkedOutOn === null;
  const reviewStatus = appraisal?.reviewStatus ?? null;
  return {
    employeeAppraisalId: appraisal?.id ?? null,
    assignmentId: assignment.id,
    vesselCrewId: assignment.seatId,
    vesselId: vessel.id,
    vesselName: vessel.name,
    crewId: person.id,
    crewName: person.fullName,
    employeeIdNumber: person.employeeNumber,
    seaFarerId: person.seafarerCode,
    jobPosition: position.nameEn,
    jobPositionNameId: position.name,
    rankId: position.id,
    reportingPeriodFrom: appraisal?.periodFrom ?? null,
    reportingPeriodTo: appraisal?.periodTo ?? null,
    dateOfReport: appraisal?.dateOfReport ?? null,
    reasonForTheReport: appraisal?.reason ?? null,
    reportingStatus: reportingStatusOf(reviewStatus),
    reviewStatus,
    mayReview: found.mayReview === true,
    revisionCount: appraisal?.revisionNumber ?? 0,
    flag: appraisal?.flag ?? reportFormatOf(vessel.divisionId),
    onBoardDate: assignment.checkedInOn ?? assignment.startDate,
    offBoardDate: found.leavesOn,
    isOnBoard,
    daysLeft: daysBetween(today, found.leavesOn),
    isOverdue: !isOnBoard && reviewStatus !== "Approved",
    seafarersRatingMandatoryAverageScore: scoreOf(appraisal?.averageScore ?? null),
    reportingOfficer: appraisal?.reportingOfficer ?? null,
    countersignedAt: appraisal?.countersignedAt ?? null,
    version: appraisal?.version ?? null,
  };
}
