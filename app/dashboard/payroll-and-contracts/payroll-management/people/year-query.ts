import { valueOf, type SearchParams } from "@/components/ui/list/list-state";
import { dayOf } from "@/lib/platform/calendar/dates";

/** Parse the year, by default this year in Asia/Jakarta, and return the years to choose from. */
export function yearQuery(params: SearchParams) {
  const currentYear = Number(dayOf(new Date()).slice(0, 4));
  const years = [currentYear - 1, currentYear, currentYear + 1];
  const yearParam = Number(valueOf(params, "year"));
  return { year: years.includes(yearParam) ? yearParam : currentYear, years };
}
