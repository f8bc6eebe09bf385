import { addDays, addMonths } from "@/lib/platform/calendar/dates";
import { maxMonthsOnBoard } from "../sea-time/time-on-board.rules";
import { block, pass, finalBlock, warn, type CheckItem, type CheckMoment } from "./check-item.rules";
import { daysBetween, earlier, fullMonths, later, sharedDays, type Period } from "@/lib/platform/calendar/period";

/**
 * A planned or running assignment on another vessel; to is the planned off-board. Excludes rejected and cancelled ones.
 */
type OtherAssignment = Period & { vessel: string; onBoard: boolean };
/** The running continuous service, from the first sign-on to the planned off-board. */
export type ContinuousService = { since: string; until: string };
export type ServiceHistory = {
  assignments: readonly OtherAssignment[];
  lastOffBoard: string | null;
  onBoard: ContinuousService | null;
};
type Days = Period & { today: string; moment: CheckMoment };

export const handoverDays = 3;
const minLeaveDays = 30;

/** Return the occupied period; a person on board past the plan counts until today. */
const occupiedPeriod = ({ from, to, onBoard }: OtherAssignment, today: string): Period => ({
  from,
  to: onBoard ? later(to, today) : to,
});

function collision(other: OtherAssignment, { moment, ...days }: Days): CheckItem | null {
  const { vessel, onBoard } = other;
  const period = occupiedPeriod(other, days.today);
  const shared = sharedDays(days, period);
  const values = { vessel, from: period.from, to: period.to };
  const evidence = { ...values, onBoard, days: shared };
  if (moment === "check-in" && onBoard)
    return finalBlock("period", "other-vessel", {
      key: "stillOnBoard",
      values: { vessel, since: period.from },
      evidence,
    });
  if (shared > handoverDays)
    return block("period", "other-vessel", { key: "otherVessel", values: { ...values, days: shared }, evidence });
  return shared > 0
    ? warn("period", "overlap", { key: "overlap", values: { ...values, days: shared }, evidence })
    : null;
}

const occupiedPeriods = ({ assignments, onBoard }: ServiceHistory, today: string): Period[] => [
  ...(onBoard ? [{ from: onBoard.since, to: later(onBoard.until, today) }] : []),
  ...assignments.map((assignment) => occupiedPeriod(assignment, today)),
];

/** Count the days ashore before joining, from the last actual or planned off-board; null if there was none. */
function leaveBefore(history: ServiceHistory, { from, today }: Days) {
  const ends = [history.lastOffBoard, ...occupiedPeriods(history, today).map(({ to }) => to)];
  const last = ends
    .filter((day) => day !== null && day <= from)
    .reduce((one, other) => (one !== null && other !== null ? later(one, other) : (one ?? other)), null);
  return last === null ? null : { last, days: daysBetween(last, from) };
}

function leaveProblem(leave: ReturnType<typeof leaveBefore>, from: string): CheckItem | null {
  if (!leave || leave.days >= minLeaveDays) return null;
  const evidence = { lastOffBoard: leave.last, from, days: leave.days, least: minLeaveDays };
  return warn("period", "short-leave", {
    key: "shortLeave",
    values: { date: leave.last, days: leave.days, least: minLeaveDays },
    evidence,
  });
}

/** Find the start of continuous service: joining within a handover after another off-board continues it. */
function continuousSince(periods: readonly Period[], from: string): string {
  const joined = periods.filter((period) => period.from < from && from <= addDays(period.to, handoverDays));
  return joined.length > 0 ? continuousSince(periods, joined.map((period) => period.from).reduce(earlier)) : from;
}

function lengthProblem(since: string, to: string): CheckItem | null {
  if (to <= addMonths(since, maxMonthsOnBoard)) return null;
  const evidence = { since, to, months: fullMonths(since, to), longest: maxMonthsOnBoard };
  return warn("period", "eleven-months", {
    key: "elevenMonths",
    values: { since, to, longest: maxMonthsOnBoard },
    evidence,
  });
}

/**
 * Check the period against a person's other assignments: overlaps (up to three days of handover warn, more block; still
 * on board elsewhere at check-in cannot be overridden), days ashore before it, and over 11 months of continuous
 * service. MLC A2.5, product 5.2 and 5.5
 */
export function checkPeriod(history: ServiceHistory, days: Days): CheckItem[] {
  const leave = leaveBefore(history, days);
  const since = continuousSince(occupiedPeriods(history, days.today), days.from);
  const others = history.assignments.map((other) => collision(other, days));
  const items = [...others, leaveProblem(leave, days.from), lengthProblem(since, days.to)].filter(
    (item) => item !== null,
  );
  if (items.length > 0) return items;
  const evidence = {
    lastOffBoard: leave?.last ?? null,
    daysAshore: leave?.days ?? null,
    since,
    to: days.to,
    months: fullMonths(since, days.to),
  };
  return [pass("period", { key: "periodFree", evidence })];
}
