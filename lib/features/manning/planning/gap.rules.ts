import { daysBetween } from "@/lib/platform/calendar/period";
import { defaultHandoverDays } from "../assignment-dates.rules";
import type { SeatRow } from "./schema";

type SeatGap = { days: number; kind: "gap" | "overlap" | "none" };

/** Return who holds the seat: Current, else a previous person still on board. */
export const currentHolderOf = ({ slots: { Current, Previous, PrePrevious } }: Pick<SeatRow, "slots">) =>
  Current ?? [Previous, PrePrevious].find((slot) => slot && slot.daysLeft !== null) ?? null;

/**
 * Return the gap between the holder and the joiner: zero within a handover; null when one is missing or the plan is
 * rejected.
 */
export function gapOf(row: Pick<SeatRow, "slots">): SeatGap | null {
  const { Next } = row.slots;
  const holder = currentHolderOf(row);
  if (!holder || !Next || Next.summaryStatus === "Rejected") return null;
  const days = daysBetween(holder.endDate, Next.startDate);
  if (Math.abs(days) <= defaultHandoverDays) return { days: 0, kind: "none" };
  return { days: Math.abs(days), kind: days > 0 ? "gap" : "overlap" };
}

const proposeDays = 90;

/** Whether it is time to propose a joiner: the seat is vacant, or its holder leaves within 90 days. */
export function isProposalDue(row: Pick<SeatRow, "slots">, today: string): boolean {
  const holder = currentHolderOf(row);
  return holder === null || daysBetween(today, holder.endDate) <= proposeDays;
}

/** Whether the seat needs a joiner: vacant now or within the horizon, without a valid plan. */
export const isUncovered = ({ slots: { Next }, reasons }: Pick<SeatRow, "slots" | "reasons">) =>
  reasons.length > 0 && (Next === null || Next.summaryStatus === "Rejected");
