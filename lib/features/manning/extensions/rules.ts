import type { EmployeeStatus } from "@/db/enums/manning";
import { maxMonthsOnBoard } from "@/lib/features/crew/sea-time/time-on-board.rules";
import type { CheckItem } from "@/lib/features/crew/compliance/check-item.rules";
import { addDays, addMonths } from "@/lib/platform/calendar/dates";
import { fullMonths } from "@/lib/platform/calendar/period";
import type { MessageValues } from "@/lib/platform/errors";
import { dateProblems } from "../assignment-dates.rules";
import {
  blockProblems,
  changeOf,
  eventLine,
  hardProblem,
  isOnBoard,
  resolveProblems,
  softProblem,
  type Assignment,
  type Block,
  type PlanChanges,
  type Facts,
  type Outcome,
  type Problem,
} from "../slots.rules";

/** Months on board from which a long service is pointed out. product 5.3 */
const longServiceMonths = 10;

/** A remark that does not block. */
type ExtensionRemark = { code: "over-ten-months" | "pkl-none" | "pkl-addendum"; values: MessageValues };
/** since: start of continuous service; pklEndsOn: end of the agreement; papers: documents expiring before the date. */
export type ExtensionFacts = Facts & { since: string; pklEndsOn: string | null; papers: readonly Block[] };

/** Return the months on board by a day, and when the limit is exceeded. */
export const serviceBy = (since: string, newDate: string) => ({
  months: fullMonths(since, newDate),
  limit: addMonths(since, maxMonthsOnBoard),
});

function dayProblems(row: Assignment, newDate: string, today: string): Problem[] {
  if (newDate <= row.endDate) return [hardProblem("extension-not-later", { endDate: row.endDate })];
  if (newDate < today) return [hardProblem("extension-passed", { today })];
  return dateProblems({ startDate: row.startDate, endDate: newDate }, today);
}

/** Check the limit of eleven months without leave. A manager may override it with a reason. product 5.3 */
function serviceProblems(newDate: string, { since, can }: ExtensionFacts): Problem[] {
  const { months, limit } = serviceBy(since, newDate);
  if (newDate <= limit) return [];
  const problem = softProblem("over-eleven-months", { since, limit, months, longest: maxMonthsOnBoard });
  return [{ ...problem, hard: !can("manning:override-compliance") }];
}

/** List the problems of staying on board until a day, date problems first. product 5.3 */
export function extensionProblems(row: Assignment, newDate: string, facts: ExtensionFacts): Problem[] {
  if (!isOnBoard(row)) return [hardProblem("not-on-board", { slot: row.slot })];
  const ofDay = dayProblems(row, newDate, facts.today);
  if (ofDay.length > 0) return ofDay;
  return [...serviceProblems(newDate, facts), ...blockProblems(facts.papers, facts.can)];
}

/** Whether a problem already blocks the request. Others are judged by the decider. */
export const isImpossible = ({ code }: Problem) =>
  ["not-on-board", "extension-not-later", "extension-passed", "date-out-of-range"].includes(code);

/** List remarks for the decider: long service, and whether the agreement covers the date. product 5.3, 5.15.8 */
export function remarksOf(
  newDate: string,
  { since, pklEndsOn }: Pick<ExtensionFacts, "since" | "pklEndsOn">,
): ExtensionRemark[] {
  const { months, limit } = serviceBy(since, newDate);
  const isLong = newDate > addMonths(since, longServiceMonths) && newDate <= limit;
  return [
    ...(isLong ? [{ code: "over-ten-months" as const, values: { since, months, limit } }] : []),
    ...pklRemarks(newDate, pklEndsOn),
  ];
}

/** Check whether the agreement covers the assignment, with one day of tolerance. product 5.15.8 */
export function pklRemarks(newDate: string, pklEndsOn: string | null): ExtensionRemark[] {
  if (pklEndsOn === null) return [{ code: "pkl-none", values: {} }];
  return addDays(pklEndsOn, 1) < newDate ? [{ code: "pkl-addendum", values: { pklEndsOn, newDate } }] : [];
}

const areas: readonly CheckItem["area"][] = ["certificates", "documents", "medical"];
const expiresOnBoardCodes = [
  "certificate-expires-on-board",
  "seaman-book-ends-on-board",
  "medical-ends-on-board",
  "medical-none",
];

/**
 * Filter check items about documents or health that expire before the new date. The decider may accept them with a
 * reason. product 5.3, 5.5
 */
export function expiringItems(items: readonly CheckItem[]): CheckItem[] {
  const isShort = ({ code, key }: CheckItem) =>
    expiresOnBoardCodes.includes(code) && key !== "compliance.certificateExpiresAfterSignOff";
  return items.filter((item) => areas.includes(item.area) && (item.level === "block" || isShort(item)));
}

type RequestedExtension = { newDate: string; consent: EmployeeStatus };

/** Require the seafarer's consent. */
const consentProblems = (consent: EmployeeStatus): Problem[] =>
  consent === "Confirmed" ? [] : [hardProblem(consent === "Pending" ? "consent-missing" : "consent-declined")];

/** List the problems of approving a request. */
export const approvalProblems = (
  row: Assignment,
  { newDate, consent }: RequestedExtension,
  facts: ExtensionFacts,
): Problem[] => [...consentProblems(consent), ...extensionProblems(row, newDate, facts)];

/** Set the new last day and keep the original one. product 5.3 */
export function applyApproval(
  row: Assignment,
  requested: RequestedExtension,
  facts: ExtensionFacts,
): Outcome<PlanChanges> {
  return resolveProblems(approvalProblems(row, requested, facts), facts.accepted, () => {
    const set = { endDate: requested.newDate, originalEndDate: row.originalEndDate ?? row.endDate };
    const change = changeOf(row, row.slot, set);
    const details = { set, was: change.was };
    return { changes: [change], events: [eventLine(change, "extended", { effectiveOn: requested.newDate, details })] };
  });
}
