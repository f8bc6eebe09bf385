import { openSlots, type OpenSlot } from "@/db/enums/manning";
import { addYears } from "@/lib/platform/calendar/dates";
import { earlier, later, sharedDays } from "@/lib/platform/calendar/period";
import {
  hardProblem,
  isOnBoard,
  summaryOf,
  type Assignment,
  type Overlap,
  type Problem,
  type SeatState,
} from "./slots.rules";

export type Period = { startDate: string; endDate: string };

const pickerYears = 10;
export const defaultHandoverDays = 3;

/** Return the days offered by date pickers: ten years either side of today. D2 §5 */
export const selectableDays = (today: string) => ({
  first: addYears(today, -pickerYears),
  last: addYears(today, pickerYears),
});

/** Check that the end is after the start and both are within ten years of today. D2 §5 */
export function dateProblems({ startDate, endDate }: Period, today: string): Problem[] {
  const { first, last } = selectableDays(today);
  const isOutside = [startDate, endDate].some((day) => day < first || day > last);
  return [
    ...(endDate <= startDate ? [hardProblem("end-before-start", { startDate, endDate })] : []),
    ...(isOutside ? [hardProblem("date-out-of-range", { first, last })] : []),
  ];
}

/** Return the days an assignment occupies: until check-out, and at least until today while on board. */
export const periodOf = (row: Assignment, today: string): Period => ({
  startDate: row.startDate,
  endDate: row.checkedOutOn ?? (isOnBoard(row) ? later(row.endDate, today) : row.endDate),
});

const periodAsSpan = ({ startDate, endDate }: Period) => ({ from: startDate, to: endDate });

export type PlannedAssignment = Period & { id: number | null; crewId: number; seatId: number; slot: OpenSlot };
type Surroundings = {
  person: readonly Assignment[];
  seat: SeatState;
  handoverDays?: number | undefined;
  today: string;
};

/** Whether an assignment occupies days: not when rejected before boarding. */
const occupiesDays = (row: Assignment) => row.checkedInOn !== null || summaryOf(row) !== "Rejected";

/** Return the nearest assignments before and after a slot, without rejected ones. */
function neighboursOf({ slot, id }: PlannedAssignment, seat: SeatState): Assignment[] {
  const at = openSlots.indexOf(slot);
  const bySlot = openSlots
    .map((name) => seat.slots[name])
    .map((row) => (row && row.id !== id && occupiesDays(row) ? row : null));
  const before = bySlot.slice(0, at).findLast((row) => row !== null);
  const after = bySlot.slice(at + 1).find((row) => row !== null);
  return [before, after].flatMap((row) => row ?? []);
}

/**
 * Find the overlaps of a planned assignment: any day with another assignment of the person, or more than the handover
 * with its neighbours on the seat. Rejected assignments do not count. The chart's own overlap flag differs. product 5.2
 */
export function overlapsOf(
  planned: PlannedAssignment,
  { person, seat, handoverDays = defaultHandoverDays, today }: Surroundings,
): Overlap[] {
  const overlapWith = (row: Assignment, kind: Overlap["kind"]): Overlap => {
    const period = periodOf(row, today);
    const { id: assignmentId, crewId, seatId, slot } = row;
    return {
      kind,
      assignmentId,
      crewId,
      seatId,
      slot,
      from: later(planned.startDate, period.startDate),
      to: earlier(planned.endDate, period.endDate),
      days: sharedDays(periodAsSpan(planned), periodAsSpan(period)),
    };
  };
  const held = person.filter(
    (row) => row.crewId === planned.crewId && row.id !== planned.id && row.slot !== "cancelled" && occupiesDays(row),
  );
  const personOverlaps = held.map((row) => overlapWith(row, "person")).filter(({ days }) => days > 0);
  const seatOverlaps = neighboursOf(planned, seat)
    .filter(({ crewId }) => crewId !== planned.crewId)
    .map((row) => overlapWith(row, "seat"))
    .filter(({ days }) => days > handoverDays);
  return [...personOverlaps, ...seatOverlaps].sort((one, other) => one.from.localeCompare(other.from));
}
