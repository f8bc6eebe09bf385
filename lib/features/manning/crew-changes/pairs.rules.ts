import { daysBetween, type Period } from "@/lib/platform/calendar/period";
import { isOnBoard, summaryOf, type Assignment } from "../slots.rules";

/** Leaver and joiner of a seat; either may be missing. */
export type Change<Tour extends Assignment = Assignment> = { leaving: Tour | null; joining: Tour | null };

const offOf = ({ checkedOutOn, endDate }: Assignment) => checkedOutOn ?? endDate;
const onOf = ({ checkedInOn, startDate }: Assignment) => checkedInOn ?? startDate;
const isPlan = ({ checkedInOn }: Assignment) => checkedInOn === null;
const isRejected = (tour: Assignment) => isPlan(tour) && summaryOf(tour) === "Rejected";

/** Order assignments by who holds the seat: boarded first, then plans by slot. */
function inOrder<Tour extends Assignment>(tours: readonly Tour[]): Tour[] {
  const place = (tour: Tour) => (isPlan(tour) ? (tour.slot === "next" ? 1 : 2) : 0);
  return [...tours].sort(
    (one, other) => place(one) - place(other) || onOf(one).localeCompare(onOf(other)) || one.id - other.id,
  );
}

/** Pair each holder of a seat with the next one. Rejected people come last, or alone. */
function stepsOf<Tour extends Assignment>(tours: readonly Tour[]): Change<Tour>[] {
  const ordered = inOrder(tours);
  const holders = ordered.filter((tour) => !isRejected(tour));
  const behind = ordered.at(-1);
  const last = behind && isRejected(behind) ? behind : null;
  const alone = ordered.filter((tour) => isRejected(tour) && tour !== last);
  const steps = [null, ...holders].map((leaving, index) => ({ leaving, joining: holders[index] ?? last }));
  return [...steps, ...alone.map((joining) => ({ leaving: null, joining }))];
}

const within = (day: string, { from, to }: Period) => day >= from && day <= to;

/** Whether a person leaves in the window: has left, will leave, or is overdue. */
function isLeaving(tour: Assignment | null, window: Period, today: string): boolean {
  if (!tour) return false;
  const isLate = isOnBoard(tour) && tour.endDate < today && within(today, window);
  return within(offOf(tour), window) || isLate;
}

function isJoining(tour: Assignment | null, window: Period, today: string): boolean {
  if (!tour) return false;
  const isLate = isPlan(tour) && tour.startDate < today && within(today, window);
  return within(onOf(tour), window) || isLate;
}

/** Whether the seat is vacant without a plan. */
const isHole = ({ leaving, joining }: Change) =>
  joining === null && (leaving === null || leaving.checkedOutOn !== null);

/**
 * List a seat's changes in a window, joiner beside leaver. A vacant seat without a plan counts while the window
 * includes today.
 */
export function changesOf<Tour extends Assignment>(
  tours: readonly Tour[],
  window: Period,
  today: string,
): Change<Tour>[] {
  return stepsOf(tours).filter(
    (step) =>
      isLeaving(step.leaving, window, today) ||
      isJoining(step.joining, window, today) ||
      (isHole(step) && within(today, window)),
  );
}

/**
 * Return the days between leaving and joining: positive for a gap, negative for an overlap; null when one is missing or
 * rejected.
 */
export function daysBetweenThem({ leaving, joining }: Change): number | null {
  return leaving && joining && !isRejected(joining) ? daysBetween(offOf(leaving), onOf(joining)) : null;
}

/** Whether the change lacks a joiner, or the joiner was rejected. */
export const isUncovered = ({ joining }: Change) => joining === null || isRejected(joining);

/** Return the day of a change, the earlier of both; null for a seat that was never held. */
export function dayOfChange({ leaving, joining }: Change): string | null {
  const days = [...(leaving ? [offOf(leaving)] : []), ...(joining ? [onOf(joining)] : [])];
  // Ignore a leaver who is long gone when the joiner is still to come.
  const open = leaving?.checkedOutOn && joining && isPlan(joining) ? [onOf(joining)] : days;
  return open.sort()[0] ?? null;
}
