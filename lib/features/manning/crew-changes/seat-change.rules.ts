import { daysBetween, type Period } from "@/lib/platform/calendar/period";
import { isOnBoard, summaryOf, type Assignment } from "../slots.rules";

/** Leaver and joiner of a seat; either may be missing. */
export type LeaverAndJoiner<Row extends Assignment = Assignment> = { leaving: Row | null; joining: Row | null };

const signOffDateOf = ({ checkedOutOn, endDate }: Assignment) => checkedOutOn ?? endDate;
const signOnDateOf = ({ checkedInOn, startDate }: Assignment) => checkedInOn ?? startDate;
const isPlan = ({ checkedInOn }: Assignment) => checkedInOn === null;
const isRejected = (assignment: Assignment) => isPlan(assignment) && summaryOf(assignment) === "Rejected";

/** Order assignments by who holds the seat: boarded first, then plans by slot. */
function bySeatOrder<Row extends Assignment>(assignments: readonly Row[]): Row[] {
  const slotOrder = (assignment: Row) => (isPlan(assignment) ? (assignment.slot === "next" ? 1 : 2) : 0);
  return [...assignments].sort(
    (one, other) =>
      slotOrder(one) - slotOrder(other) || signOnDateOf(one).localeCompare(signOnDateOf(other)) || one.id - other.id,
  );
}

/** Pair each holder of a seat with the next one. Rejected people come last, or alone. */
function handoversOf<Row extends Assignment>(assignments: readonly Row[]): LeaverAndJoiner<Row>[] {
  const ordered = bySeatOrder(assignments);
  const holders = ordered.filter((assignment) => !isRejected(assignment));
  const lastInOrder = ordered.at(-1);
  const last = lastInOrder && isRejected(lastInOrder) ? lastInOrder : null;
  const rejectedAlone = ordered.filter((assignment) => isRejected(assignment) && assignment !== last);
  const steps = [null, ...holders].map((leaving, index) => ({ leaving, joining: holders[index] ?? last }));
  return [...steps, ...rejectedAlone.map((joining) => ({ leaving: null, joining }))];
}

const isWithin = (day: string, { from, to }: Period) => day >= from && day <= to;

/** Whether a person leaves in the window: has left, will leave, or is overdue. */
function isLeaving(assignment: Assignment | null, window: Period, today: string): boolean {
  if (!assignment) return false;
  const isLate = isOnBoard(assignment) && assignment.endDate < today && isWithin(today, window);
  return isWithin(signOffDateOf(assignment), window) || isLate;
}

function isJoining(assignment: Assignment | null, window: Period, today: string): boolean {
  if (!assignment) return false;
  const isLate = isPlan(assignment) && assignment.startDate < today && isWithin(today, window);
  return isWithin(signOnDateOf(assignment), window) || isLate;
}

/** Whether the seat is vacant without a plan. */
const isVacantSeat = ({ leaving, joining }: LeaverAndJoiner) =>
  joining === null && (leaving === null || leaving.checkedOutOn !== null);

/**
 * List a seat's changes in a window, joiner beside leaver. A vacant seat without a plan counts while the window
 * includes today.
 */
export function changesOf<Row extends Assignment>(
  assignments: readonly Row[],
  window: Period,
  today: string,
): LeaverAndJoiner<Row>[] {
  return handoversOf(assignments).filter(
    (step) =>
      isLeaving(step.leaving, window, today) ||
      isJoining(step.joining, window, today) ||
      (isVacantSeat(step) && isWithin(today, window)),
  );
}

/**
 * Return the days between leaving and joining: positive for a gap, negative for an overlap; null when one is missing or
 * rejected.
 */
export function daysBetweenHolders({ leaving, joining }: LeaverAndJoiner): number | null {
  return leaving && joining && !isRejected(joining) ? daysBetween(signOffDateOf(leaving), signOnDateOf(joining)) : null;
}

/** Whether the change lacks a joiner, or the joiner was rejected. */
export const isUncovered = ({ joining }: LeaverAndJoiner) => joining === null || isRejected(joining);

/** Return the day of a change, the earlier of both; null for a seat that was never held. */
export function dayOfChange({ leaving, joining }: LeaverAndJoiner): string | null {
  const days = [...(leaving ? [signOffDateOf(leaving)] : []), ...(joining ? [signOnDateOf(joining)] : [])];
  // Ignore a leaver who is long gone when the joiner is still to come.
  const open = leaving?.checkedOutOn && joining && isPlan(joining) ? [signOnDateOf(joining)] : days;
  return open.sort()[0] ?? null;
}
