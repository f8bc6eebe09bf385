import { valueOf, type SearchParams } from "@/components/ui/list/list-state";
import { dayOf } from "@/lib/platform/calendar/dates";

/** The year the address asks for, else that of today in Asia/Jakarta, with those to choose from. */
export function yearAsked(params: SearchParams) {
  const present = Number(dayOf(new Date()).slice(0, 4));
  const years = [present - 1, present, present + 1];
  const asked = Number(valueOf(params, "year"));
  return { year: years.includes(asked) ? asked : present, years };
}
