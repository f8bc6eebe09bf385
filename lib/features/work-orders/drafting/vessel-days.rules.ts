import { lastDayOf, daysIn, type Month } from "@/lib/platform/calendar/months";

/** An assignment on board, yyyy-MM-dd in Jakarta; to is null while it lasts. */
type OnBoardAssignment = { assignmentId: number; vesselId: number; from: string; to: string | null };
/**
 * A vessel's part of a person's month. first and last: assignments of its first and last day. isOver: the last one
 * ended within the month.
 */
export type VesselDays<S extends OnBoardAssignment> = {
  vesselId: number;
  days: number;
  firstDay: string;
  lastDay: string;
  first: S;
  last: S;
  isOver: boolean;
};

const isLater = (one: OnBoardAssignment, other: OnBoardAssignment) =>
  one.from === other.from ? one.assignmentId > other.assignmentId : one.from > other.from;

const assignmentOn = <S extends OnBoardAssignment>(assignments: readonly S[], day: string): S | undefined =>
  assignments
    .filter(({ from, to }) => from <= day && (to === null || day <= to))
    .reduce<S | undefined>((latest, one) => (latest && !isLater(one, latest) ? latest : one), undefined);

/**
 * Count a person's days of a month by vessel, in joining order. Joining and leaving days count; a change day counts for
 * the vessel joined. A current assignment counts to the end of the month. product 5.15.1
 */
export function vesselDaysIn<S extends OnBoardAssignment>(assignments: readonly S[], month: Month): VesselDays<S>[] {
  const byVessel = new Map<number, VesselDays<S>>();
  const [lastDay, count] = [lastDayOf(month), daysIn(month)];
  for (let place = 1; place <= count; place += 1) {
    const day = `${month}-${String(place).padStart(2, "0")}`;
    const assignment = assignmentOn(assignments, day);
    if (!assignment) continue;
    const { vesselId } = assignment;
    const soFar = byVessel.get(vesselId) ?? { vesselId, days: 0, firstDay: day, first: assignment };
    const isOver = assignment.to !== null && assignment.to <= lastDay;
    byVessel.set(vesselId, { ...soFar, days: soFar.days + 1, lastDay: day, last: assignment, isOver });
  }
  return [...byVessel.values()];
}
