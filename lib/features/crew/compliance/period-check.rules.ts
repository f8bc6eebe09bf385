import { addDays, addMonths } from "@/lib/platform/calendar/dates";
import { longestMonthsOnBoard } from "../stay.rules";
import { block, pass, refuse, warn, type Item, type Moment } from "./item.rules";
import { daysBetween, earlier, fullMonths, later, sharedDays, type Period } from "@/lib/platform/calendar/period";

/**
 * A planned or running assignment on another vessel; to is the planned off-board. Excludes rejected and cancelled ones.
 */
type OtherAssignment = Period & { vessel: string; onBoard: boolean };
/** The running continuous service, from the first sign-on to the planned off-board. */
export type Stretch = { since: string; until: string };
export type Stays = { assignments: readonly OtherAssignment[]; lastOffBoard: string | null; onBoard: Stretch | null };
type Days = Period & { today: string; moment: Moment };

export const handoverDays = 3;
const leastLeaveDays = 30;

/** Return the occupied period; a person on board past the plan counts until today. */
const stayOf = ({ from, to, onBoard }: OtherAssignment, today: string): Period => ({
  from,
  to: onBoard ? later(to, today) : to,
});

function collision(other: OtherAssignment, { moment, ...days }: Days): Item | null {
  const { vessel, onBoard } = other;
  const stay = stayOf(other, days.today);
  const shared = sharedDays(days, stay);
  const values = { vessel, from: stay.from, to: stay.to };
  const evidence = { ...values, onBoard, days: shared };
  if (moment === "check-in" && onBoard)
    return refuse("period", "other-vessel", { key: "stillOnBoard", values: { vessel, since: stay.from }, evidence });
  if (shared > handoverDays)
    return block("period", "other-vessel", { key: "otherVessel", values: { ...values, days: shared }, evidence });
  return shared > 0
    ? warn("period", "overlap", { key: "overlap", values: { ...values, days: shared }, evidence })
    : null;
}

const staysOf = ({ assignments, onBoard }: Stays, today: string): Period[] => [
  ...(onBoard ? [{ from: onBoard.since, to: later(onBoard.until, today) }] : []),
  ...assignments.map((one) => stayOf(one, today)),
];

/** Count the days ashore before joining, from the last actual or planned off-board; null if there was none. */
function leaveBefore(stays: Stays, { from, today }: Days) {
  const ends = [stays.lastOffBoard, ...staysOf(stays, today).map(({ to }) => to)];
  const last = ends
    .filter((day) => day !== null && day <= from)
    .reduce((one, other) => (one !== null && other !== null ? later(one, other) : (one ?? other)), null);
  return last === null ? null : { last, days: daysBetween(last, from) };
}

function leaveProblem(leave: ReturnType<typeof leaveBefore>, from: string): Item | null {
  if (!leave || leave.days >= leastLeaveDays) return null;
  const evidence = { lastOffBoard: leave.last, from, days: leave.days, least: leastLeaveDays };
  return warn("period", "short-leave", {
    key: "shortLeave",
    values: { date: leave.last, days: leave.days, least: leastLeaveDays },
    evidence,
  });
}

/** Find the start of continuous service: joining within a handover after another off-board continues it. */
function continuousSince(stays: readonly Period[], from: string): string {
  const joined = stays.filter((stay) => stay.from < from && from <= addDays(stay.to, handoverDays));
  return joined.length > 0 ? continuousSince(stays, joined.map((stay) => stay.from).reduce(earlier)) : from;
}

function lengthProblem(since: string, to: string): Item | null {
  if (to <= addMonths(since, longestMonthsOnBoard)) return null;
  const evidence = { since, to, months: fullMonths(since, to), longest: longestMonthsOnBoard };
  return warn("period", "eleven-months", {
    key: "elevenMonths",
    values: { since, to, longest: longestMonthsOnBoard },
    evidence,
  });
}

/**
 * Check the period against a person's other assignments: overlaps (up to three days of handover warn, more block; still
 * on board elsewhere at check-in cannot be overridden), days ashore before it, and over 11 months of continuous
 * service. MLC A2.5, product 5.2 and 5.5
 */
export function checkPeriod(stays: Stays, days: Days): Item[] {
  const leave = leaveBefore(stays, days);
  const since = continuousSince(staysOf(stays, days.today), days.from);
  const others = stays.assignments.map((other) => collision(other, days));
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
