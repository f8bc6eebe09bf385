import { addDays } from "@/lib/platform/calendar/dates";
import { daysBetween, earlier, later, type Period } from "@/lib/platform/calendar/period";

/** A stay on board, yyyy-MM-dd in Jakarta; to is null while it lasts. */
export type Stay = {
  assignmentId: number;
  crewId: number;
  vesselId: number;
  seatId: number;
  from: string;
  to: string | null;
};
/** What of a stay counts: both end days, but no day on which the person was already on board by an earlier stay. */
export type Counted = Stay & { countedFrom: string };

const endless = "9999-12-31";
const endOf = ({ to }: Pick<Stay, "to">) => to ?? endless;

const byBeginning = (one: Stay, other: Stay) =>
  one.crewId - other.crewId || one.from.localeCompare(other.from) || one.assignmentId - other.assignmentId;

/** Each day of a person belongs to the first stay that covers it: whoever changes vessels eats that day on the one they leave. What is left of no day is left out. product 5.13 */
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

/** Days of a stay within a period, both ends included. */
export const daysWithin = (stay: Pick<Counted, "countedFrom" | "to">, { from, to }: Period): number =>
  Math.max(0, daysBetween(later(stay.countedFrom, from), earlier(endOf(stay), to)) + 1);

/** The man-days of a period: over any split of it they add up to the same. */
export const manDays = (stays: readonly Counted[], period: Period): number =>
  stays.reduce((sum, stay) => sum + daysWithin(stay, period), 0);

/** Who is paid for on the first day of a month: one stay per seat, the longest there. During a handover two people share a seat, and one of them is paid for. */
export function paidOn(stays: readonly Counted[], day: string): Counted[] {
  const seats = new Map<number, Counted>();
  for (const stay of stays) {
    if (stay.countedFrom > day || endOf(stay) < day) continue;
    const held = seats.get(stay.seatId);
    if (!held || endOf(stay) > endOf(held)) seats.set(stay.seatId, stay);
  }
  return [...seats.values()];
}

/** Calendar days a vessel is in operation in a period, the days of delivery and scrapping included. */
export const daysInOperation = (
  { deliveryDate, scrappedOn }: { deliveryDate: string | null; scrappedOn: string | null },
  { from, to }: Period,
): number => Math.max(0, daysBetween(later(deliveryDate ?? from, from), earlier(scrappedOn ?? to, to)) + 1);
