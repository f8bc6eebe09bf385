import { maxMonthsOnBoard } from "@/lib/features/crew/sea-time/time-on-board.rules";
import { addDays, addMonths } from "@/lib/platform/calendar/dates";
import { daysBetween } from "@/lib/platform/calendar/period";
import { defaultHandoverDays } from "../assignment-dates.rules";
import type { GanttCrew, GanttGap, GanttStatus } from "./schema";
import type { Span } from "./window.rules";
import { horizonDays as defaultHorizonDays } from "../planning/status.rules";
import { summaryOf, apiSlotOf, type Assignment, type SummaryStatus } from "../slots.rules";

type GanttSettings = { handoverDays: number; horizonDays: number };
const defaults: GanttSettings = { handoverDays: defaultHandoverDays, horizonDays: defaultHorizonDays };

type BoardingState = Pick<Assignment, "slot" | "checkedInOn" | "checkedOutOn" | "principalStatus" | "employeeStatus">;
type Person = Pick<GanttCrew, "assignmentId" | "crewId" | "employeeFullName" | "employeeIdNumber" | "seafarerId">;
/** A stored assignment with its person. Days in Asia/Jakarta. */
export type SeatAssignment = BoardingState &
  Person &
  Pick<Assignment, "startDate" | "endDate" | "originalEndDate"> & { differences?: GanttCrew["differences"] };
type Bar = Pick<GanttCrew, "onBoard" | "offBoard" | "checkedOutOn" | "status">;

const planned = {
  Confirmed: "Planned Approved",
  Pending: "Planned Pending Approval",
  Rejected: "Planned Rejected",
} as const satisfies Record<SummaryStatus, GanttStatus>;
const isLater = (one: string, other: string) => (one > other ? one : other);
const isPlan = ({ status }: Pick<Bar, "status">) => status.startsWith("Planned");

/** Return the status of a bar: boarding first, then the plan's approvals. Imported bars lack a check-in. D2 §4, 5.2 */
export function ganttStatusOf(assignment: BoardingState): GanttStatus {
  const { slot, checkedInOn, checkedOutOn } = assignment;
  if (checkedOutOn) return "Off Board";
  if (checkedInOn || slot === "current") return "On Board";
  return slot === "next" || slot === "next-but-one" ? planned[summaryOf(assignment)] : "Off Board";
}

/** Return the span from on board to the actual or planned off-board. */
export function spanOf({ onBoard, offBoard, checkedOutOn }: Bar): Span {
  return { from: onBoard, to: isLater(onBoard, checkedOutOn ?? offBoard) };
}

/** Return the span from the planned off-board to today for overdue people. 5.2 */
export function overdueSpanOf(bar: Bar, today: string): Span | null {
  const { to } = spanOf(bar);
  return bar.status === "On Board" && to < today ? { from: to, to: today } : null;
}

/** Return the span of a bar with its overdue tail. */
export const extentOf = (bar: Bar, today: string): Span => ({
  from: bar.onBoard,
  to: overdueSpanOf(bar, today)?.to ?? spanOf(bar).to,
});

/** Return the day when 11 months on board are reached, if the bar or its tail passes it. 5.2, MLC */
export function maxServiceDayOf(bar: Bar, today: string): string | null {
  const limit = addMonths(bar.onBoard, maxMonthsOnBoard);
  return limit < extentOf(bar, today).to ? limit : null;
}

/** Whether another bar of the seat starts strictly inside this one. D2 §9 */
export function overlaps(bar: Bar, otherBars: readonly Bar[]): boolean {
  const { from, to } = spanOf(bar);
  return otherBars.some((other) => other !== bar && from < other.onBoard && other.onBoard < to);
}

/** Group a person's assignments into stretches without a break longer than a handover. */
function unbrokenStretchesOf(crewBars: readonly GanttCrew[], today: string): GanttCrew[][] {
  const stretches: GanttCrew[][] = [];
  for (const crewBar of [...crewBars].sort((one, other) => one.onBoard.localeCompare(other.onBoard))) {
    const last = stretches.at(-1);
    const until = last?.map((one) => extentOf(one, today).to).reduce(isLater);
    if (last && until && crewBar.onBoard <= addDays(until, defaults.handoverDays)) last.push(crewBar);
    else stretches.push([crewBar]);
  }
  return stretches;
}

/**
 * Return the start of continuous service where assignments exceed 11 months only together. Rejected plans do not count.
 * 5.2, MLC
 */
export function continuousServiceStarts(all: readonly GanttCrew[], today: string): Map<number, string> {
  const continuousFrom = new Map<number, string>();
  const counted = all.filter(({ status }) => status !== "Planned Rejected");
  const byPerson = new Map<number, GanttCrew[]>();
  for (const stay of counted) {
    const own = byPerson.get(stay.crewId);
    if (own) own.push(stay);
    else byPerson.set(stay.crewId, [stay]);
  }
  for (const own of byPerson.values())
    for (const stretch of unbrokenStretchesOf(own, today)) {
      const [first] = stretch;
      const until = stretch.map((stay) => extentOf(stay, today).to).reduce(isLater);
      if (!first || stretch.length === 1 || until <= addMonths(first.onBoard, maxMonthsOnBoard)) continue;
      for (const { assignmentId } of stretch) continuousFrom.set(assignmentId, first.onBoard);
    }
  return continuousFrom;
}

/** Return the span a bar holds the seat. A plan counts from today on, because only a check-in puts someone on board. */
function seatSpanOf(bar: Bar, today: string): Span {
  const { from, to } = extentOf(bar, today);
  return { from: isPlan(bar) ? isLater(from, today) : from, to };
}

/**
 * Return when a seat is vacant for longer than the handover: between holders, after the last one until the horizon, and
 * from today for a seat never held. Rejected plans hold nothing. 5.2
 */
export function gapsOf(
  bars: readonly Bar[],
  today: string,
  { handoverDays, horizonDays }: GanttSettings = defaults,
): GanttGap[] {
  const holders = bars
    .filter(({ status }) => status !== "Planned Rejected")
    .map((bar) => seatSpanOf(bar, today))
    .filter(({ from, to }) => from <= to)
    .sort((one, other) => one.from.localeCompare(other.from));
  const horizon = addDays(today, horizonDays);
  const first = holders[0]?.from ?? today;
  let heldUntil = first < today ? first : today;
  const gaps: GanttGap[] = [];
  for (const { from, to } of [...holders, { from: horizon, to: horizon }]) {
    if (daysBetween(heldUntil, from) > handoverDays) gaps.push({ from: heldUntil, to: from });
    heldUntil = isLater(heldUntil, to);
  }
  return gaps;
}

/**
 * Build a seat with its assignments in time order, with statuses, flags and gaps. Cancelled ones are left out. D2 §3
 */
export function ganttSeat(
  assignments: readonly SeatAssignment[],
  today: string,
  settings: GanttSettings = defaults,
): { vesselCrews: GanttCrew[]; gaps: GanttGap[] } {
  const bars = assignments.filter(({ slot }) => slot !== "cancelled").map(barOf);
  for (const bar of bars) {
    bar.isOverlap = overlaps(bar, bars);
    bar.isInOverlap = bar.isOverlap || bars.some((other) => other !== bar && overlaps(other, [bar]));
  }
  const vesselCrews = bars.toSorted(
    (one, other) => one.onBoard.localeCompare(other.onBoard) || one.assignmentId - other.assignmentId,
  );
  return { vesselCrews, gaps: gapsOf(bars, today, settings) };
}

/** Build a bar on its own. Relations to other bars are added later. */
function barOf(assignment: SeatAssignment): GanttCrew {
  const {
    assignmentId,
    crewId,
    employeeFullName,
    employeeIdNumber,
    seafarerId,
    slot,
    startDate,
    endDate,
    originalEndDate,
    checkedInOn,
    checkedOutOn,
    differences = [],
  } = assignment;
  return {
    assignmentId,
    crewId,
    employeeFullName,
    employeeIdNumber,
    seafarerId,
    slot: slot === "history" || slot === "cancelled" ? null : apiSlotOf[slot],
    onBoard: checkedInOn ?? startDate,
    offBoard: endDate,
    originalOffBoardDate: originalEndDate,
    checkedOutOn,
    status: ganttStatusOf(assignment),
    isExtended: originalEndDate !== null,
    isOverlap: false,
    isInOverlap: false,
    continuousSince: null,
    shortPairYears: null,
    differences,
  };
}
