import { monthsFrom, monthsLater, type Month } from "./month.rules";

/** first: first month paid in this product; lockedThrough: last locked month. */
export type Periods = { first: Month; lockedThrough: Month | null };

/** Return the only month that may be locked next. Months are locked in order, without gaps. product 5.15.6b */
export const nextToLock = ({ first, lockedThrough }: Periods): Month =>
  lockedThrough === null ? first : monthsLater(lockedThrough, 1);

/** Return the months that are drafted: from the next one to lock to the current one, at most twelve. */
export function openMonths(periods: Periods, running: Month): Month[] {
  const next = nextToLock(periods);
  const count = Math.min(Math.max(monthsFrom(next, running) + 1, 0), 12);
  return Array.from({ length: count }, (_, place) => monthsLater(running, place - count + 1));
}

/** Most people a month can be locked without. */
export const maxLeftOut = 100;
