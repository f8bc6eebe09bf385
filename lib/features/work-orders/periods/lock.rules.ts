import { holidaysOf, workingDayAfter } from "@/lib/platform/calendar/working-days";
import { firstDayOf, monthsLater, yearOf, type Month } from "../month.rules";
import { nextToLock, type Periods } from "../open-months.rules";

type Holidays = ReadonlySet<string>;

/** Return the holidays for a month's lock: of the year of the following month. */
export function holidaysAfter(month: Month, env: Record<string, string | undefined>): Holidays {
  const year = yearOf(monthsLater(month, 1));
  return new Set(holidaysOf(env, year, year));
}

/** Return the first working day after a month: Monday to Friday, not a public holiday. */
export const lockableFrom = (month: Month, holidays: Holidays): string =>
  workingDayAfter(firstDayOf(monthsLater(month, 1)), 0, holidays);

/** Return the day a month should be locked by: three working days after its end. product 5.15.1 */
export const lockDueOn = (month: Month, holidays: Holidays): string =>
  workingDayAfter(firstDayOf(monthsLater(month, 1)), 2, holidays);

export const lockRefusals = ["locked", "notBeforeEarlier", "notYet"] as const;
type LockRefusal = (typeof lockRefusals)[number];
type Turn = { periods: Periods; today: string; holidays: Holidays };

/** Return why a month may not be locked on a day of Asia/Jakarta. @returns undefined when it may */
export function lockRefusal(month: Month, { periods, today, holidays }: Turn): LockRefusal | undefined {
  if (periods.lockedThrough !== null && month <= periods.lockedThrough) return "locked";
  if (month !== nextToLock(periods)) return "notBeforeEarlier";
  return today < lockableFrom(month, holidays) ? "notYet" : undefined;
}

/** Whether a month may be unlocked: only the last locked one. product 5.15.6b */
export const mayUnlock = (month: Month, { lockedThrough }: Periods) => month === lockedThrough;
