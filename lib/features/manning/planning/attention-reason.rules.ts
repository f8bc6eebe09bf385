import { daysBetween } from "@/lib/platform/calendar/period";
import { needsAction, seatReasons, type PlanningReason } from "./status.rules";
import { isOnBoard, summaryOf, type Assignment } from "../slots.rules";
import type { SeatWithHolders } from "./seats-with-holders.rules";
import type { PlanningRow, PlanningAttentionReason } from "./schema";

type SeatReason = PlanningAttentionReason & { urgent: boolean };

/** Return the day of a reason: vacant since, holder's sign-off, or planned joining. */
function dayOfReason(reason: PlanningReason, { emptySince, current, next }: SeatWithHolders): string {
  if (reason === "unmanned" || !current) return reason === "unmanned" ? emptySince : (next?.startDate ?? emptySince);
  return reason === "next-unprepared" || reason === "next-rejected" || reason === "next-pending"
    ? (next?.startDate ?? current.endDate)
    : current.endDate;
}

function seatReasonOf(seat: SeatWithHolders, today: string): SeatReason | null {
  const [reason] = seatReasons(seat.state, today);
  if (!reason) return null;
  const { seatId, position, current, next, nameOf } = seat;
  return {
    vesselCrewId: seatId,
    jobPositionName: position.name,
    jobPositionNameId: position.nameId,
    reason,
    day: dayOfReason(reason, seat),
    currentCrewId: current?.slot === "current" ? current.crewId : null,
    nextCrewId: next?.crewId ?? null,
    nextEmployeeName: next ? nameOf(next) : null,
    urgent: needsAction(reason),
  };
}

/** Return the most urgent seat of a vessel and how many others need attention. */
export function attentionReasonOf(
  seats: readonly SeatWithHolders[],
  today: string,
): { why: PlanningAttentionReason | null; otherSeats: number } {
  const reasonsOfSeats = seats.flatMap((seat) => seatReasonOf(seat, today) ?? []);
  const [first, ...otherReasons] = reasonsOfSeats.sort(
    (one, other) => Number(other.urgent) - Number(one.urgent) || one.day.localeCompare(other.day),
  );
  if (!first) return { why: null, otherSeats: 0 };
  const { urgent: _urgent, ...why } = first;
  return { why, otherSeats: otherReasons.length };
}

const isPlanned = (row: Assignment | null): row is Assignment => row !== null && summaryOf(row) !== "Rejected";

/** Changes within these days count as one crew change. */
const sameChangeDays = 3;

/** Return the next crew change with numbers of leavers and joiners. Overdue days count until they happen. */
export function nextChangeOf(
  seats: readonly SeatWithHolders[],
): { day: string; leaving: number; joining: number } | null {
  const leaving = seats.flatMap(({ current }) => (current && isOnBoard(current) ? [current.endDate] : []));
  const joining = seats.flatMap(({ next }) => (isPlanned(next) ? [next.startDate] : []));
  const day = [...leaving, ...joining].sort()[0];
  if (day === undefined) return null;
  const countWithin = (days: string[]) => days.filter((one) => daysBetween(day, one) <= sameChangeDays).length;
  return { day, leaving: countWithin(leaving), joining: countWithin(joining) };
}

/** Return the empty seat with the earliest confirmed joiner; null without one. */
export function awaitedOf(seats: readonly SeatWithHolders[]): PlanningRow["awaited"] {
  const awaited = seats.flatMap(({ seatId, position, current, next, nameOf }) =>
    current === null && next && summaryOf(next) === "Confirmed"
      ? [
          {
            vesselCrewId: seatId,
            jobPositionName: position.name,
            jobPositionNameId: position.nameId,
            crewId: next.crewId,
            employeeName: nameOf(next),
            day: next.startDate,
          },
        ]
      : [],
  );
  return awaited.sort((one, other) => one.day.localeCompare(other.day))[0] ?? null;
}

/** Return until when every seat has a holder or confirmed successor; null while a seat is vacant. */
export function coveredUntil(seats: readonly SeatWithHolders[]): string | null {
  if (seats.some(({ current }) => current === null)) return null;
  const ends = seats.flatMap(({ current, next }) => {
    const last = isPlanned(next) && summaryOf(next) === "Confirmed" ? next : current;
    return last ? [last.endDate] : [];
  });
  return ends.sort()[0] ?? null;
}
