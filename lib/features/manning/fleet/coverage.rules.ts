import { addDays } from "@/lib/platform/calendar/dates";
import type { CoverageWeek, UncoveredSeat } from "./schema";
import { uncoveredOf, type PlannedSeat } from "./lane.rules";

export const coverageWeeks = 12;
/** Uncovered seats that are named of one week. */
const maxNamed = 200;

type FleetVessel = { vesselId: number; vesselName: string; seats: readonly PlannedSeat[] };

/** Return the days of a week from today on; the first week is 1. `to` is the day after the last. */
export const weekOf = (today: string, week: number) => ({
  from: addDays(today, 7 * (week - 1)),
  to: addDays(today, 7 * week),
});

/**
 * Count the seats of the fleet that are covered on every day of a week, for the next 12 weeks. @param today yyyy-MM-dd
 * in Asia/Jakarta
 */
export function coverageOf(fleet: readonly FleetVessel[], today: string): CoverageWeek[] {
  const seats = fleet.reduce((count, vessel) => count + vessel.seats.length, 0);
  return Array.from({ length: coverageWeeks }, (_, index) => {
    const week = index + 1;
    const span = weekOf(today, week);
    const uncovered = fleet.reduce(
      (count, vessel) => count + new Set(uncoveredOf(vessel.seats, span).map(({ seatId }) => seatId)).size,
      0,
    );
    return { week, ...span, seats, covered: seats - uncovered };
  });
}

/** Name the uncovered seats of a week, the longest uncovered first. At most 200. */
export function uncoveredSeatsOf(fleet: readonly FleetVessel[], today: string, week: number): UncoveredSeat[] {
  const span = weekOf(today, week);
  return fleet
    .flatMap(({ vesselId, vesselName, seats }) =>
      seats.flatMap(({ seatId, position, gaps }) => {
        const gap = gaps.find(({ from, to }) => from < span.to && to > span.from);
        return gap ? [{ vesselId, vesselName, vesselCrewId: seatId, position, from: gap.from }] : [];
      }),
    )
    .toSorted((one, other) => one.from.localeCompare(other.from) || one.vesselName.localeCompare(other.vesselName))
    .slice(0, maxNamed);
}
