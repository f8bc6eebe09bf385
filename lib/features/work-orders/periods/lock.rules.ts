import { holidaysOf, workingDayAfter } from "@/lib/platform/calendar/working-days";
import { firstDayOf, monthsLater, yearOf, type Month } from "@/lib/platform/calendar/months";

type Holidays = ReadonlySet<string>;

/** Return the holidays for a month's lock: of the year of the following month. */
export function holidaysAfter(month: Month, env: Record<string, string | undefined>): Holidays {
  const year = yearOf(monthsLater(month, 1));
  return new Set(holidaysOf(env, year, year));
}

/** Return the day a month should be locked by: three working days after its end. product 5.15.1 */
export const lockDueOn = (month: Month, holidays: Holidays): string =>
  workingDayAfter(firstDayOf(monthsLater(month, 1)), 2, holidays);
