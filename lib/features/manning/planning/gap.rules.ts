import { daysBetween } from "@/lib/platform/calendar/period";
import { defaultHandoverDays } from "../assignment-dates.rules";
import type { SeatRow } from "./schema";

type SeatGap = { days: number; kind: "gap" | "overlap" | "none" };

/** Who holds the seat: Current, or where it is empty whoever was there before and is still on board. */
export const seatedOn = ({ slots: { Current, Previous, PrePrevious } }: Pick<SeatRow, "slots">) =>
  Current ?? [Previous, PrePrevious].find((slot) => slot && slot.daysLeft !== null) ?? null;

/** The days between who is on board and who comes: none within the days of a handover; nothing where one of them is missing or the plan was rejected. */
export function gapOf(row: Pick<SeatRow, "slots">): SeatGap | null {
  const { Next } = row.slots;
  const holder = seatedOn(row);
  if (!holder || !Next || Next.summaryStatus === "Rejected") return null;
  const days = daysBetween(holder.endDate, Next.startDate);
  if (Math.abs(days) <= defaultHandoverDays) return { days: 0, kind: "none" };
  return { days: Math.abs(days), kind: days > 0 ? "gap" : "overlap" };
}

/** Whether somebody has to be found for the seat: it is empty or will be within the horizon, and nobody comes who was not rejected. */
export const isUncovered = ({ slots: { Next }, reasons }: Pick<SeatRow, "slots" | "reasons">) =>
  reasons.length > 0 && (Next === null || Next.summaryStatus === "Rejected");
