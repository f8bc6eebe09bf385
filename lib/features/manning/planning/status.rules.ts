import { daysBetween } from "@/lib/platform/calendar/period";
import { holderOf, summaryOf, type SeatState } from "../slots.rules";

export const planningStatuses = ["Need Action", "On Planning", "Planned"] as const;
export type PlanningStatus = (typeof planningStatuses)[number];
/** Why a seat needs attention. The first five need action, the last two are on planning. */
export type PlanningReason =
  | "unmanned"
  | "over-contract"
  | "leaves-soon"
  | "next-unprepared"
  | "next-rejected"
  | "next-pending"
  | "no-relief";
export type SeatReason = { seatId: number; reason: PlanningReason };

export const horizonDays = 90;
export const gapAlertDays = 30;

const statusOfReason: Record<PlanningReason, PlanningStatus> = {
  unmanned: "Need Action",
  "over-contract": "Need Action",
  "leaves-soon": "Need Action",
  "next-unprepared": "Need Action",
  "next-rejected": "Need Action",
  "next-pending": "On Planning",
  "no-relief": "On Planning",
};

type Limits = { horizonDays?: number; gapAlertDays?: number };

/** A seat, and whether its confirmed Next failed a check-up with nothing else arranged. product 5.13c */
type JudgedSeat = SeatState & { isUnprepared?: boolean };

function reliefReason(
  { isUnprepared = false, ...seat }: JudgedSeat,
  today: string,
  limits: Required<Limits>,
): PlanningReason | null {
  const { current, next } = seat.slots;
  if (next && summaryOf(next) === "Confirmed") return isUnprepared ? "next-unprepared" : null;
  const holder = holderOf(seat);
  if (!holder) return "unmanned";
  const days = daysBetween(today, holder.endDate);
  if (days < 0) return "over-contract";
  // A seat without Current needs action, even while the previous person is still on board.
  if (!current || days <= limits.gapAlertDays) return "leaves-soon";
  return !next && days <= limits.horizonDays ? "no-relief" : null;
}

/**
 * List a seat's reasons, most urgent first.
 * @param today yyyy-MM-dd in Asia/Jakarta. product 5.2 "Vessel planningStatus"
 */
export function seatReasons(seat: JudgedSeat, today: string, limits: Limits = {}): PlanningReason[] {
  const { next } = seat.slots;
  const relief = reliefReason(seat, today, { horizonDays, gapAlertDays, ...limits });
  const summary = next && summaryOf(next);
  const answer: PlanningReason | null =
    summary === "Rejected" ? "next-rejected" : summary === "Pending" ? "next-pending" : null;
  const openReasons = [relief, answer].flatMap((reason) => reason ?? []);
  return openReasons.sort(
    (one, other) => planningStatuses.indexOf(statusOfReason[one]) - planningStatuses.indexOf(statusOfReason[other]),
  );
}

/** Return a vessel's planning status and the reasons of its seats, without removed ones. product 5.2 */
export function planningStatus(
  seats: readonly JudgedSeat[],
  today: string,
  limits: Limits = {},
): { status: PlanningStatus; reasons: SeatReason[] } {
  const reasons = seats.flatMap((seat) =>
    seatReasons(seat, today, limits).map((reason) => ({ seatId: seat.seatId, reason })),
  );
  const status =
    planningStatuses.find((name) => reasons.some(({ reason }) => statusOfReason[reason] === name)) ?? "Planned";
  return { status, reasons };
}

/** Whether a reason needs action, not just an answer. */
export const needsAction = (reason: PlanningReason) => statusOfReason[reason] === "Need Action";
