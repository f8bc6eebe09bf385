import { nextToLock, type Periods } from "@/lib/features/accounting-periods/rules";
import { monthsFrom, monthsLater, type Month } from "@/lib/platform/calendar/months";

/** first: first month paid in this product. */
export type PayrollPeriods = Periods & { first: Month };

/** Return the months that are drafted: from the next one to lock to the current one, at most twelve. */
export function openMonths(periods: PayrollPeriods, running: Month): Month[] {
  const next = nextToLock(periods);
  const count = Math.min(Math.max(monthsFrom(next, running) + 1, 0), 12);
  return Array.from({ length: count }, (_, place) => monthsLater(running, place - count + 1));
}

/** Most people a month can be locked without. */
export const maxLeftOut = 100;
