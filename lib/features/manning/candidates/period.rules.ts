import { addMonths } from "@/lib/platform/calendar/dates";
import { fullMonths, later } from "@/lib/platform/calendar/period";
import type { SeatState } from "../slots.rules";

type Period = { startDate: string; endDate: string };
/** The lengths a stay is usually planned for, in months. */
export const durations = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const;
const usualMonths = 6;

/** The months a period is, when it is whole months; null for any other length. */
export function monthsOf({ startDate, endDate }: Period): number | null {
  if (endDate <= startDate) return null;
  const months = fullMonths(startDate, endDate);
  return months > 0 && addMonths(startDate, months) === endDate ? months : null;
}

/** Whom a plan in a slot relieves: who stands before it on the seat. */
export const relievedBy = ({ slots }: SeatState, slot: "next" | "next-but-one") =>
  slot === "next" ? slots.current : (slots.next ?? slots.current);

/** The period a slot waits for: from the day the one before leaves, today where nobody is there or they should have left, for as long as they were planned. */
export function holeOf(seat: SeatState, slot: "next" | "next-but-one", today: string): Period & { months: number } {
  const before = relievedBy(seat, slot);
  const startDate = before ? later(before.endDate, today) : today;
  const months = before?.durationMonths ?? usualMonths;
  return { startDate, endDate: addMonths(startDate, months), months };
}
