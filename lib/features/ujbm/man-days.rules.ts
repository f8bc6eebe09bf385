import { addDays } from "@/lib/platform/calendar/dates";
import { daysBetween, earlier, later, type Period } from "@/lib/platform/calendar/period";

/** An assignment on board, yyyy-MM-dd in Jakarta; to is null while it lasts. */
export type Stay = {
  assignmentId: number;
  crewId: number;
  vesselId: number;
  seatId: number;
  from: string;
  to: string | null;
};
/** An assignment with its counted days: both ends, without days already counted for an earlier assignment. */
export type Counted = Stay & { countedFrom: string };

const endless = "9999-12-31";
const endOf = ({ to }: Pick<Stay, "to">) => to ?? endless;

const byBeginning = (one: Stay, other: Stay) =>
  one.crewId - other.crewId || one.from.localeCompare(other.from) || one.assignmentId - other.assignmentId;

/**
 * Assign each day of a person to the first assignment that covers it: a change day counts for the vessel left.
 * Assignments without days are dropped. product 5.13
 */
export function countedOnce(stays: readonly Stay[]): Counted[] {
  let until = "";
  let crewId: number | null = null;
  return [...stays].sort(byBeginning).flatMap((stay) => {
    if (stay.crewId !== crewId) until = "";
    crewId = stay.crewId;
    const countedFrom = until === "" || until < stay.from ? stay.from : until === endless ? endless : addDays(until, 1);
    const end = endOf(stay);
    until = later(until, end);
    return countedFrom <= end ? [{ ...stay, countedFrom }] : [];
  });
}

/** Count days of an assignment within a period, both ends included. */
export const daysWithin = (stay: Pick<Counted, "countedFrom" | "to">, { from, to }: Period): number =>
  Math.max(0, daysBetween(later(stay.countedFrom, from), earlier(endOf(stay), to)) + 1);

/** Sum man-days of a period; splitting the period gives the same sum. */
export const manDays = (stays: readonly Counted[], period: Period): number =>
  stays.reduce((sum, stay) => sum + daysWithin(stay, period), 0);

/**
 * Return the paid assignments of a month's first day: one per seat, the longest. During a handover two people share a
 * seat and one is paid.
 */
export function paidOn(stays: readonly Counted[], day: string): Counted[] {
  const seats = new Map<number, Counted>();
  for (const stay of stays) {
    if (stay.countedFrom > day || endOf(stay) < day) continue;
    const held = seats.get(stay.seatId);
    if (!held || endOf(stay) > endOf(held)) seats.set(stay.seatId, stay);
  }
  return [...seats.values()];
}

/** Count calendar days in operation in a period, delivery and scrapping days included. */
export const daysInOperation = (
  { deliveryDate, scrappedOn }: { deliveryDate: string | null; scrappedOn: string | null },
  { from, to }: Period,
): number => Math.max(0, daysBetween(later(deliveryDate ?? from, from), earlier(scrappedOn ?? to, to)) + 1);
