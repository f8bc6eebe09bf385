import { and, eq, gt, isNull, sql, type SQL } from "drizzle-orm";
import { appraisals } from "@/db/schema/appraisals";
import { assignments } from "@/db/schema/manning";
import { schedules } from "@/db/schema/scheduling";
import { isSignOffReport } from "@/lib/features/crew/approved-appraisals.queries";
import { reportDaysAfterSignOff } from "@/lib/features/crew/compliance/missing-appraisal.rules";
import { openDaysBefore } from "./report-format.rules";

/** The sign-off date, actual or planned. For queries that join assignments and schedules. */
export const leavesOn = sql<string>`coalesce(${assignments.checkedOutOn}, ${schedules.offBoardDate}, ${assignments.endDate})`;
/** Match assignments that have boarded, also past ones. */
export const hasBoarded = and(isNull(schedules.cancelledAt), gt(schedules.statusId, 3));
export const isOnBoardNow = and(eq(assignments.slot, "current"), isNull(assignments.checkedOutOn));

/** Match assignments with a sign-off report in the given state. */
const isReported = (state: SQL) => sql<boolean>`exists (
  select from appraisals reported where reported.assignment_id = ${assignments.id} and ${state}
    and ${isSignOffReport(sql`reported`, leavesOn)}
)`;
const isReportWritten = isReported(sql`true`);
const isReportApproved = isReported(sql`reported.review_status = 'Approved'`);

const days = (count: number) => sql.raw(String(count));
/** Match planned sign-offs within the reporting window. The planned date uses an index. */
export const isLeaving = (today: string) =>
  sql`(${schedules.offBoardDate} between ${today}::date - ${days(reportDaysAfterSignOff)} and ${today}::date + ${days(openDaysBefore)}
    or (${schedules.offBoardDate} < ${today}::date and ${schedules.statusId} < 7))`;

/** Match assignments near or after sign-off without a report. @param today yyyy-MM-dd */
export const callsForReport = (today: string): SQL =>
  sql`(${hasBoarded} and ${isLeaving(today)} and not ${isReportWritten})`;

/** Match signed-off assignments without an approved report. product 5.5b */
export const isOverdue = (today: string): SQL =>
  sql`(${hasBoarded} and ${schedules.statusId} = 7 and ${isLeaving(today)} and not ${isReportApproved})`;

/** Match seafarers on board who leave soon or are overdue. Document 3 §2 "Crew Ready to Off board" */
export const isReadyToLeave = (today: string): SQL =>
  sql`(${hasBoarded} and ${schedules.statusId} < 7 and ${schedules.offBoardDate} <= ${today}::date + ${days(openDaysBefore)})`;

/** Join the unapproved report of an assignment. */
export const openReport = and(
  eq(appraisals.assignmentId, assignments.id),
  sql`${appraisals.reviewStatus} <> 'Approved'`,
);
