import { valueOf, type SearchParams } from "@/components/ui/list/list-state";
import { dayOf } from "@/lib/platform/calendar/dates";

/** Parse the year, by default this year in Asia/Jakarta, and return the years to choose from. */
export function yearAsked(params: SearchParams) {
  const present = Number(dayOf(new Date()).slice(0, 4));
  const years = [present - 1, present, present + 1];
  const asked = Number(valueOf(params, "year"));
  return { year: years.includes(asked) ? asked : present, years };
}
