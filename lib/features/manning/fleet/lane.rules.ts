import { daysBetween, earlier, later, type Period } from "@/lib/platform/calendar/period";
import { defaultHandoverDays } from "../assignment-dates.rules";
import { extentOf } from "../gantt/rules";
import type { GanttCrew, GanttGap } from "../gantt/schema";
import type { CrewChange, UncoveredStretch } from "./schema";

/** A seat with its bars and gaps. Port: where a person joins or leaves by the schedule. */
export type PlannedSeat = {
  seatId: number;
  position: { name: string; nameId: string };
  bars: (Pick<GanttCrew, "onBoard" | "offBoard" | "checkedOutOn" | "status"> & {
    joinPort: string | null;
    leavePort: string | null;
  })[];
  gaps: GanttGap[];
};

const clip = (span: Period, window: Period): Period | null => {
  const clipped = { from: later(span.from, window.from), to: earlier(span.to, window.to) };
  return clipped.from < clipped.to ? clipped : null;
};

const maxPositions = 3;

/** Return when a seat is uncovered inside the window, with the seat's position. */
export const uncoveredOf = (seats: readonly PlannedSeat[], window: Period) =>
  seats.flatMap(({ seatId, position, gaps }) =>
    gaps.flatMap((gap) => {
      const span = clip(gap, window);
      return span ? [{ seatId, position, ...span }] : [];
    }),
  );

/**
 * Return the stretches of a vessel with the same number of uncovered seats, in time order, with the first positions.
 * Days in Asia/Jakarta; `to` is the day after the last.
 */
export function uncoveredStretches(seats: readonly PlannedSeat[], window: Period): UncoveredStretch[] {
  const spans = uncoveredOf(seats, window);
  const days = [...new Set(spans.flatMap(({ from, to }) => [from, to]))].sort();
  const stretches: UncoveredStretch[] = [];
  for (const [index, from] of days.entries()) {
    const to = days[index + 1];
    const open = to ? spans.filter((span) => span.from <= from && span.to >= to) : [];
    if (!to || open.length === 0) continue;
    const last = stretches.at(-1);
    const positions = open.slice(0, maxPositions).map(({ position }) => position);
    if (last && last.to === from && last.seats === open.length) last.to = to;
    else stretches.push({ from, to, seats: open.length, positions });
  }
  return stretches;
}

type Event = { day: string; isJoin: boolean; isPending: boolean; port: string | null };

function eventsOf(seats: readonly PlannedSeat[]): Event[] {
  return seats.flatMap(({ bars }) =>
    bars.flatMap((bar): Event[] => {
      const { status, onBoard, offBoard, joinPort, leavePort } = bar;
      if (status === "On Board") return [{ day: offBoard, isJoin: false, isPending: false, port: leavePort }];
      const isPending = status === "Planned Pending Approval";
      if (!isPending && status !== "Planned Approved") return [];
      return [{ day: onBoard, isJoin: true, isPending, port: joinPort }];
    }),
  );
}

/** A timeline of a quarter has room for a crew change about every six days. */
const changesPerWindow = 15;

/**
 * Group the planned sign-ons and sign-offs of a vessel into crew changes: those within a handover of the first, or
 * within a fifteenth of the window, so that they do not overlap. What is overdue counts for today.
 * @param window from today on; days in Asia/Jakarta
 */
export function crewChangesOf(seats: readonly PlannedSeat[], today: string, window: Period): CrewChange[] {
  const groupDays = Math.max(defaultHandoverDays, daysBetween(window.from, window.to) / changesPerWindow);
  const events = eventsOf(seats)
    .filter(({ day }) => day < window.to)
    .map((event) => ({ ...event, day: later(event.day, today), isOverdue: event.day < today }))
    .toSorted((one, other) => one.day.localeCompare(other.day));
  const changes: CrewChange[] = [];
  for (const { day, isJoin, isPending, isOverdue, port } of events) {
    const last = changes.at(-1);
    const change =
      last && daysBetween(last.day, day) <= groupDays
        ? last
        : { day, until: day, joins: 0, leaves: 0, pending: 0, overdue: 0, ports: [] };
    if (change !== last) changes.push(change);
    change.until = day;
    change[isJoin ? "joins" : "leaves"] += 1;
    if (isPending) change.pending += 1;
    if (isOverdue) change.overdue += 1;
    if (port && !change.ports.includes(port)) change.ports.push(port);
  }
  return changes;
}

/** Return when two people hold a seat together, at the change of holders, merged over the vessel. */
export function handoversOf(seats: readonly PlannedSeat[], today: string, window: Period): Period[] {
  const spans = seats.flatMap(({ bars }) => {
    const holders = bars
      .filter(({ status }) => status !== "Planned Rejected" && status !== "Off Board")
      .map((bar) => extentOf(bar, today))
      .toSorted((one, other) => one.from.localeCompare(other.from));
    return holders.slice(1).flatMap((span, index) => {
      const before = holders[index];
      const shared = before && clip({ from: span.from, to: earlier(before.to, span.to) }, window);
      return shared ? [shared] : [];
    });
  });
  const merged: Period[] = [];
  for (const span of spans.toSorted((one, other) => one.from.localeCompare(other.from))) {
    const last = merged.at(-1);
    if (last && span.from <= last.to) last.to = later(last.to, span.to);
    else merged.push({ ...span });
  }
  return merged;
}
