import { daysBetween } from "@/lib/platform/calendar/period";
import { urgency } from "@/lib/platform/calendar/urgency";
import type { UrgencyKind } from "@/lib/platform/registry/task-kind";

/** Add the days left and the urgency to a day. */
export function withDaysLeft(about: UrgencyKind, day: string, today: string) {
  const daysLeft = daysBetween(today, day);
  return { day, daysLeft, urgency: urgency(about, daysLeft) };
}
