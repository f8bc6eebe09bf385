import { daysBetween, type Period } from "@/lib/platform/calendar/period";
import { isOnBoard, summaryOf, type Assignment } from "../slots.rules";

/** Who leaves a seat and who comes to it, either of them missing. */
export type Change<Tour extends Assignment = Assignment> = { leaving: Tour | null; joining: Tour | null };

const offOf = ({ checkedOutOn, endDate }: Assignment) => checkedOutOn ?? endDate;
const onOf = ({ checkedInOn, startDate }: Assignment) => checkedInOn ?? startDate;
const isPlan = ({ checkedInOn }: Assignment) => checkedInOn === null;
const isRejected = (tour: Assignment) => isPlan(tour) && summaryOf(tour) === "Rejected";

/** In the order people hold the seat: who has been on board first, plans behind them in the order of their slots. */
function inOrder<Tour extends Assignment>(tours: readonly Tour[]): Tour[] {
  const place = (tour: Tour) => (isPlan(tour) ? (tour.slot === "next" ? 1 : 2) : 0);
  return [...tours].sort(
    (one, other) => place(one) - place(other) || onOf(one).localeCompare(onOf(other)) || one.id - other.id,
  );
}

/**
 * From one holder of a seat to the next, the first and the last having nobody on one side. Who was rejected holds nothing: they stand where
 * nobody else comes, or alone.
 */
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

/** Whether somebody goes ashore in the window: did so, is due to, or should have and is still on board. */
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

/** Nobody is on board, and nobody is planned. */
const isHole = ({ leaving, joining }: Change) =>
  joining === null && (leaving === null || leaving.checkedOutOn !== null);

/**
 * The changes of one seat in a window, reliever beside whom they relieve wherever either of them moves in it. A seat that stands empty with
 * nobody planned is one as long as the window holds today.
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

/** The days between going ashore and joining: above nought nobody holds the seat, below both do; null where one is missing or was rejected. */
export function daysBetweenThem({ leaving, joining }: Change): number | null {
  return leaving && joining && !isRejected(joining) ? daysBetween(offOf(leaving), onOf(joining)) : null;
}

/** Whether somebody has yet to be found: nobody comes, or whoever was to come was rejected. Who left before them plays no part. */
export const isUncovered = ({ joining }: Change) => joining === null || isRejected(joining);

/** The day a change is about: whichever comes first; null where a seat was never held. */
export function dayOfChange({ leaving, joining }: Change): string | null {
  const days = [...(leaving ? [offOf(leaving)] : []), ...(joining ? [onOf(joining)] : [])];
  // Somebody long gone is no date of a change that is still to come.
  const open = leaving?.checkedOutOn && joining && isPlan(joining) ? [onOf(joining)] : days;
  return open.sort()[0] ?? null;
}
