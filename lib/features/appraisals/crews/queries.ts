import { and, asc, desc, eq, isNotNull, like, or, sql, type SQL } from "drizzle-orm";
import type { z } from "zod";
import { allConditions } from "@/db/all-conditions";
import { appraisals } from "@/db/schema/appraisals";
import { inNameOrder } from "@/db/schema/columns";
import { crew } from "@/db/schema/crew";
import { assignments } from "@/db/schema/manning";
import { schedules } from "@/db/schema/scheduling";
import { instantWithin } from "@/db/date-ranges";
import type { Actor } from "@/lib/access/actor";
import { isAnyOf } from "@/db/any-of";
import { containing } from "@/db/search-text";
import { awaitsReviewBy, type Report } from "../report-rows.queries";
import { visibleAppraisals, visibleAssignments } from "../visible-reports.queries";
import { callsForReport, isOnBoardNow, isOverdue, hasBoarded, leavesOn } from "../due-reports.queries";
import type { AppraisalWait, listAppraisalsInput } from "./schema";

type Input = z.output<typeof listAppraisalsInput>;
type AppraisalList = { report: Report; where: SQL; order: SQL[] };

const isOpen = isNotNull(appraisals.id);
/** Match a kind of the work list: to write or revise while on board, to review, or overdue after sign-off. */
export const waitingFor = (wait: AppraisalWait, actor: Actor, today: string): SQL =>
  ({
    report: sql`((${callsForReport(today)} or ${appraisals.reviewStatus} = 'WaitingForRevision') and not ${isOverdue(today)})`,
    review: awaitsReviewBy(actor),
    overdue: isOverdue(today),
  })[wait];

/** Match reports approved in one of these years, or with one of these averages. product 5.7 */
export const approvedAs = ({ approvedIn, score }: Partial<Pick<Input, "approvedIn" | "score">>): SQL | undefined =>
  and(
    or(...(approvedIn ?? []).map((year) => instantWithin(appraisals.reviewedAt, year))),
    isAnyOf(appraisals.averageScore, score),
  );

const ends = {
  open: [asc(crew.fullName), asc(schedules.id)],
  approved: [desc(appraisals.id)],
};

/** Return the sort order. Rows without an average come last in both directions. */
function orderOf(report: Report, { sort, order }: Input): SQL[] {
  const direction = order ?? (report === "approved" && sort !== "name" ? "desc" : "asc");
  const keys = {
    day: report === "approved" ? sql`${appraisals.dateOfReport}` : leavesOn,
    name: sql`${inNameOrder(crew.fullName)}`,
    onBoard: sql`coalesce(${assignments.checkedInOn}, ${assignments.startDate})`,
    average: sql`${appraisals.averageScore}`,
  };
  return [sql`${keys[sort]} ${sql.raw(direction)} nulls last`, ...ends[report]];
}

/**
 * Return the filter and order of a list: earliest sign-off first, approved reports newest first. @param today
 * yyyy-MM-dd
 */
export function appraisalList(actor: Actor, input: Input, today: string): AppraisalList {
  const { vesselId, crewId, filterList, reviewStatus, tab } = input;
  const filters = allConditions(
    vesselId === undefined ? undefined : eq(assignments.vesselId, vesselId),
    crewId === undefined ? undefined : eq(assignments.crewId, crewId),
    filterList ? like(crew.searchText, containing(filterList)) : undefined,
    reviewStatus ? eq(appraisals.reviewStatus, reviewStatus) : undefined,
  );
  if (tab === "history" && !input.waiting)
    return {
      report: "approved",
      where: allConditions(visibleAppraisals(actor), isOpen, filters, approvedAs(input)),
      order: orderOf("approved", input),
    };
  const waitCondition = input.waiting
    ? waitingFor(input.waiting, actor, today)
    : tab === "on-board"
      ? allConditions(hasBoarded, isOnBoardNow)
      : or(isOpen, callsForReport(today));
  return {
    report: "open",
    where: allConditions(visibleAssignments(actor), waitCondition, filters),
    order: orderOf("open", input),
  };
}
