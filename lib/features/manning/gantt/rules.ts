import { longestMonthsOnBoard } from "@/lib/features/crew/stay.rules";
import { addDays, addMonths } from "@/lib/platform/calendar/dates";
import { daysBetween } from "@/lib/platform/calendar/period";
import { defaultHandoverDays } from "../assignment-dates.rules";
import type { GanttCrew, GanttGap, GanttStatus } from "./schema";
import type { Span } from "./window.rules";
import { horizonDays as defaultHorizonDays } from "../planning-status.rules";
import { summaryOf, wireOfSlot, type Assignment, type SummaryStatus } from "../slots.rules";

type GanttSettings = { handoverDays: number; horizonDays: number };
const defaults: GanttSettings = { handoverDays: defaultHandoverDays, horizonDays: defaultHorizonDays };

type BoardingState = Pick<Assignment, "slot" | "checkedInOn" | "checkedOutOn" | "principalStatus" | "employeeStatus">;
type Person = Pick<GanttCrew, "assignmentId" | "employeeId" | "employeeFullName" | "employeeIdNumber" | "seafarerId">;
/** An assignment as it is stored, with the person. Days in Asia/Jakarta. */
export type SeatAssignment = BoardingState &
  Person &
  Pick<Assignment, "startDate" | "endDate" | "originalEndDate"> & { differences?: GanttCrew["differences"] };
type Bar = Pick<GanttCrew, "onBoard" | "offBoard" | "checkedOutOn" | "status">;

const planned = {
  Confirmed: "Planned Approved",
  Pending: "Planned Pending Approval",
  Rejected: "Planned Rejected",
} as const satisfies Record<SummaryStatus, GanttStatus>;
const later = (one: string, other: string) => (one > other ? one : other);
const isPlan = ({ status }: Pick<Bar, "status">) => status.startsWith("Planned");

/** The status a bar shows: what happened on board counts, then the approvals of a plan. Earlier slots without a check-in come from before this product. D2 §4, 5.2 */
export function ganttStatusOf(assignment: BoardingState): GanttStatus {
  const { slot, checkedInOn, checkedOutOn } = assignment;
  if (checkedOutOn) return "Off Board";
  if (checkedInOn || slot === "current") return "On Board";
  return slot === "next" || slot === "next-but-one" ? planned[summaryOf(assignment)] : "Off Board";
}

/** From on board to the day of leaving, planned or, once checked out, real. */
export function spanOf({ onBoard, offBoard, checkedOutOn }: Bar): Span {
  return { from: onBoard, to: later(onBoard, checkedOutOn ?? offBoard) };
}

/** From the planned off-board to today, for somebody who is still on board then. 5.2 */
export function tailOf(bar: Bar, today: string): Span | null {
  const { to } = spanOf(bar);
  return bar.status === "On Board" && to < today ? { from: to, to: today } : null;
}

/** The bar with its tail. */
export const extentOf = (bar: Bar, today: string): Span => ({
  from: bar.onBoard,
  to: tailOf(bar, today)?.to ?? spanOf(bar).to,
});

/** The day 11 months on board are reached, when the bar or its tail goes beyond it. 5.2, MLC */
export function limitOf(bar: Bar, today: string): string | null {
  const limit = addMonths(bar.onBoard, longestMonthsOnBoard);
  return limit < extentOf(bar, today).to ? limit : null;
}

/** True when another bar of the seat starts strictly inside this one's span. D2 §9 */
export function overlaps(bar: Bar, others: readonly Bar[]): boolean {
  const { from, to } = spanOf(bar);
  return others.some((other) => other !== bar && from < other.onBoard && other.onBoard < to);
}

/** The stays of one person, the earliest first, in stretches without a break longer than a handover. */
function stretchesOf(stays: readonly GanttCrew[], today: string): GanttCrew[][] {
  const stretches: GanttCrew[][] = [];
  for (const stay of [...stays].sort((one, other) => one.onBoard.localeCompare(other.onBoard))) {
    const last = stretches.at(-1);
    const until = last?.map((one) => extentOf(one, today).to).reduce(later);
    if (last && until && stay.onBoard <= addDays(until, defaults.handoverDays)) last.push(stay);
    else stretches.push([stay]);
  }
  return stretches;
}

/** Stays that come to more than 11 months only together, each with the day they are counted from. Rejected plans are no stay. 5.2, MLC */
export function continuousStays(all: readonly GanttCrew[], today: string): Map<number, string> {
  const found = new Map<number, string>();
  const counted = all.filter(({ status }) => status !== "Planned Rejected");
  const byPerson = new Map<number, GanttCrew[]>();
  for (const stay of counted) {
    const own = byPerson.get(stay.employeeId);
    if (own) own.push(stay);
    else byPerson.set(stay.employeeId, [stay]);
  }
  for (const own of byPerson.values())
    for (const stretch of stretchesOf(own, today)) {
      const [first] = stretch;
      const until = stretch.map((stay) => extentOf(stay, today).to).reduce(later);
      if (!first || stretch.length === 1 || until <= addMonths(first.onBoard, longestMonthsOnBoard)) continue;
      for (const { assignmentId } of stretch) found.set(assignmentId, first.onBoard);
    }
  return found;
}

/** A plan holds the seat only from today on: nobody is on board by arithmetic. */
function holdOf(bar: Bar, today: string): Span {
  const { from, to } = extentOf(bar, today);
  return { from: isPlan(bar) ? later(from, today) : from, to };
}

/**
 * The times nobody holds the seat for longer than the handover: between two holders, from the last one to the end of
 * the horizon, and from today on a seat nobody ever held. Rejected plans hold nothing. 5.2
 */
export function gapsOf(
  bars: readonly Bar[],
  today: string,
  { handoverDays, horizonDays }: GanttSettings = defaults,
): GanttGap[] {
  const holders = bars
    .filter(({ status }) => status !== "Planned Rejected")
    .map((bar) => holdOf(bar, today))
    .filter(({ from, to }) => from <= to)
    .sort((one, other) => one.from.localeCompare(other.from));
  const horizon = addDays(today, horizonDays);
  const first = holders[0]?.from ?? today;
  let held = first < today ? first : today;
  const gaps: GanttGap[] = [];
  for (const { from, to } of [...holders, { from: horizon, to: horizon }]) {
    if (daysBetween(held, from) > handoverDays) gaps.push({ from: held, to: from });
    held = later(held, to);
  }
  return gaps;
}

/** A seat's assignments as the chart tells them, the earliest first: statuses, flags and gaps. Cancelled ones are left out. D2 §3 */
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

/** A bar by itself: what it has to do with others is told by whoever sees them all. */
function barOf(assignment: SeatAssignment): GanttCrew {
  const {
    assignmentId,
    employeeId,
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
    employeeId,
    employeeFullName,
    employeeIdNumber,
    seafarerId,
    slot: slot === "history" || slot === "cancelled" ? null : wireOfSlot[slot],
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
