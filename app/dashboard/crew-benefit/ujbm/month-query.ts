import { valueOf, type SearchParams } from "@/components/ui/list/list-state";
import { selectableYears } from "@/lib/features/ujbm/month.rules";
import { dayOf } from "@/lib/platform/calendar/dates";
import { firstDayOf, partsOf } from "@/lib/platform/calendar/months";

/** Read the month from the search parameters, by default the current one, and list the years to choose from. */
export function monthQuery(params: SearchParams) {
  const today = dayOf(new Date());
  const currentMonth = partsOf(firstDayOf(today));
  const years = selectableYears(today);
  const [months, year] = [Number(valueOf(params, "months")), Number(valueOf(params, "year"))];
  return {
    years,
    months: Number.isInteger(months) && months >= 1 && months <= 12 ? months : currentMonth.months,
    year: years.includes(year) ? year : currentMonth.year,
  };
}
