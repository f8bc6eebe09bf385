import { monthsFrom, monthsLater, type Month } from "./month.rules";

/** first: the first month paid here; lockedThrough: the last locked one. */
export type Periods = { first: Month; lockedThrough: Month | null };

/** The only month that may be locked next: months are locked in order, without gaps. product 5.15.6b */
export const nextToLock = ({ first, lockedThrough }: Periods): Month =>
  lockedThrough === null ? first : monthsLater(lockedThrough, 1);

/** The months that are drafted: from the one to be locked next to the running one, at most a year of them. */
export function openMonths(periods: Periods, running: Month): Month[] {
  const next = nextToLock(periods);
  const count = Math.min(Math.max(monthsFrom(next, running) + 1, 0), 12);
  return Array.from({ length: count }, (_, place) => monthsLater(running, place - count + 1));
}

/** So many people a month may be locked without at most. */
export const mostLeftOut = 100;
