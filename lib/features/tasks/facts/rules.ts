import { daysBetween } from "@/lib/platform/calendar/period";
import { urgency } from "@/lib/platform/calendar/urgency";
import type { UrgencyKind } from "../rules";

/** A day ahead with how many days are left and what that asks for. */
export function aheadOf(about: UrgencyKind, day: string, today: string) {
  const daysLeft = daysBetween(today, day);
  return { day, daysLeft, urgency: urgency(about, daysLeft) };
}
