import { addDays } from "@/lib/platform/calendar/dates";
import { later, type Period } from "@/lib/platform/calendar/period";
import { defaultHandoverDays } from "../assignment-dates.rules";
import { gapAlertDays } from "../planning/status.rules";

/**
 * Return when a new person should join: in time for a handover while the seat is held, else as soon as possible.
 * @param offDay sign-off of the holder; null for a vacant seat
 */
export function joiningWindow(offDay: string | null, today: string): Period {
  if (offDay === null || offDay <= today) return { from: today, to: addDays(today, gapAlertDays) };
  return { from: later(today, addDays(offDay, -defaultHandoverDays)), to: offDay };
}
