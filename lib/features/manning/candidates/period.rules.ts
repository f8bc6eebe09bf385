import { addMonths } from "@/lib/platform/calendar/dates";
import { fullMonths, later } from "@/lib/platform/calendar/period";
import type { SeatState } from "../slots.rules";

type Period = { startDate: string; endDate: string };
/** Usual assignment lengths in months. */
export const durations = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const;
const usualMonths = 6;

/** Return a period's length in whole months, or null. */
export function monthsOf({ startDate, endDate }: Period): number | null {
  if (endDate <= startDate) return null;
  const months = fullMonths(startDate, endDate);
  return months > 0 && addMonths(startDate, months) === endDate ? months : null;
}

/** Return the assignment a plan relieves: the one before it on the seat. */
export const relievedAssignmentOf = ({ slots }: SeatState, slot: "next" | "next-but-one") =>
  slot === "next" ? slots.current : (slots.next ?? slots.current);

/**
 * Return the period an empty slot needs: from the previous person's sign-off, or today, for the previous planned
 * length.
 */
export function slotGapOf(seat: SeatState, slot: "next" | "next-but-one", today: string): Period & { months: number } {
  const before = relievedAssignmentOf(seat, slot);
  const startDate = before ? later(before.endDate, today) : today;
  const months = before?.durationMonths ?? usualMonths;
  return { startDate, endDate: addMonths(startDate, months), months };
}
