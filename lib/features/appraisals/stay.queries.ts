import { and, eq, gt, isNull, sql, type SQL } from "drizzle-orm";
import { appraisals } from "@/db/schema/appraisals";
import { assignments } from "@/db/schema/manning";
import { schedules } from "@/db/schema/scheduling";
import { isOnTheEnd } from "@/lib/features/crew/appraised.queries";
import { reportDaysAfter } from "@/lib/features/crew/compliance/appraised.rules";
import { openDaysBefore } from "./flag.rules";

/** The day a stay ends: as it was, else as it is planned. For queries that join assignments and schedules. */
export const leavesOn = sql<string>`coalesce(${assignments.checkedOutOn}, ${schedules.offBoardDate}, ${assignments.endDate})`;
/** Somebody who was on board, is so or has left. */
export const isStay = and(isNull(schedules.cancelledAt), gt(schedules.statusId, 3));
export const isOnBoardNow = and(eq(assignments.slot, "current"), isNull(assignments.checkedOutOn));

/** Whether a report on the stay's end is there, in the state asked for. */
const isReported = (state: SQL) => sql<boolean>`exists (
  select from appraisals reported where reported.assignment_id = ${assignments.id} and ${state}
    and ${isOnTheEnd(sql`reported`, leavesOn)}
)`;
const isWritten = isReported(sql`true`);
const isApproved = isReported(sql`reported.review_status = 'Approved'`);

const days = (count: number) => sql.raw(String(count));
/** Between the first day a report is asked for and the last, by the day planned, which an index knows. */
export const isLeaving = (today: string) =>
  sql`(${schedules.offBoardDate} between ${today}::date - ${days(reportDaysAfter)} and ${today}::date + ${days(openDaysBefore)}
    or (${schedules.offBoardDate} < ${today}::date and ${schedules.statusId} < 7))`;

/** Stays that end soon or have ended and nobody has reported on. @param today yyyy-MM-dd */
export const callsForReport = (today: string): SQL => sql`(${isStay} and ${isLeaving(today)} and not ${isWritten})`;

/** People who have left and whose stay has no Approved report. product 5.5b */
export const isOverdue = (today: string): SQL =>
  sql`(${isStay} and ${schedules.statusId} = 7 and ${isLeaving(today)} and not ${isApproved})`;

/** On board, and leaving soon or late. Document 3 §2 "Crew Ready to Off board" */
export const isReadyToLeave = (today: string): SQL =>
  sql`(${isStay} and ${schedules.statusId} < 7 and ${schedules.offBoardDate} <= ${today}::date + ${days(openDaysBefore)})`;

/** The report of a stay that is not approved yet. */
export const openReport = and(
  eq(appraisals.assignmentId, assignments.id),
  sql`${appraisals.reviewStatus} <> 'Approved'`,
);
