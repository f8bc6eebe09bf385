import { addDays } from "@/lib/platform/calendar/dates";
import { daysBetween, earlier, later, type Period } from "@/lib/platform/calendar/period";

/** An assignment on board, yyyy-MM-dd in Jakarta; to is null while it lasts. */
export type OnBoardAssignment = {
  assignmentId: number;
  crewId: number;
  vesselId: number;
  seatId: number;
  from: string;
  to: string | null;
};
/** An assignment with its counted days: both ends, without days already counted for an earlier assignment. */
export type CountedAssignment = OnBoardAssignment & { countedFrom: string };

const endless = "9999-12-31";
const endOf = ({ to }: Pick<OnBoardAssignment, "to">) => to ?? endless;

const byBeginning = (one: OnBoardAssignment, other: OnBoardAssignment) =>
  one.crewId - other.crewId || one.from.localeCompare(other.from) || one.assignmentId - other.assignmentId;

/**
 * Assign each day of a person to the first assignment that covers it: a change day counts for the vessel left.
 * Assignments without days are dropped. product 5.13
 */
export function countedOnce(assignments: readonly OnBoardAssignment[]): CountedAssignment[] {
  let until = "";
  let crewId: number | null = null;
  return [...assignments].sort(byBeginning).flatMap((assignment) => {
    if (assignment.crewId !== crewId) until = "";
    crewId = assignment.crewId;
    const countedFrom =
      until === "" || until < assignment.from ? assignment.from : until === endless ? endless : addDays(until, 1);
    const end = endOf(assignment);
    until = later(until, end);
    return countedFrom <= end ? [{ ...assignment, countedFrom }] : [];
  });
}

/** Count days of an assignment within a period, both ends included. */
export const daysWithin = (assignment: Pick<CountedAssignment, "countedFrom" | "to">, { from, to }: Period): number =>
  Math.max(0, daysBetween(later(assignment.countedFrom, from), earlier(endOf(assignment), to)) + 1);

/** Sum man-days of a period; splitting the period gives the same sum. */
export const manDays = (assignments: readonly CountedAssignment[], period: Period): number =>
  assignments.reduce((sum, assignment) => sum + daysWithin(assignment, period), 0);

/**
 * Return the paid assignments of a month's first day: one per seat, the longest. During a handover two people share a
 * seat and one is paid.
 */
export function paidOn(assignments: readonly CountedAssignment[], day: string): CountedAssignment[] {
  const seats = new Map<number, CountedAssignment>();
  for (const assignment of assignments) {
    if (assignment.countedFrom > day || endOf(assignment) < day) continue;
    const longest = seats.get(assignment.seatId);
    if (!longest || endOf(assignment) > endOf(longest)) seats.set(assignment.seatId, assignment);
  }
  return [...seats.values()];
}

/** Count calendar days in operation in a period, delivery and scrapping days included. */
export const daysInOperation = (
  { deliveryDate, scrappedOn }: { deliveryDate: string | null; scrappedOn: string | null },
  { from, to }: Period,
): number => Math.max(0, daysBetween(later(deliveryDate ?? from, from), earlier(scrappedOn ?? to, to)) + 1);
