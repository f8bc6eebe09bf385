import { addDays } from "@/lib/platform/calendar/dates";
import { later, type Period } from "@/lib/platform/calendar/period";
import { defaultHandoverDays } from "../assignment-dates.rules";
import { gapAlertDays } from "../planning-status.rules";

/** The days on which somebody new should join: in time for a handover where the seat is still held, else as soon as can be. @param offDay the day its holder leaves; null where nobody holds it */
export function joiningWindow(offDay: string | null, today: string): Period {
  if (offDay === null || offDay <= today) return { from: today, to: addDays(today, gapAlertDays) };
  return { from: later(today, addDays(offDay, -defaultHandoverDays)), to: offDay };
}
