import type { UjbmMonthState } from "@/db/enums/ujbm";
import { addDays, addMonths } from "@/lib/platform/calendar/dates";

/** Day of the month, in Jakarta, on which the scheduler closes it. product 5.13, setting ujbm.closeDay */
const closeDay = 5;
/** Months after payment in which changes on board still move money. */
const correctedMonths = 12;

const names = [
  "JANUARY",
  "FEBRUARY",
  "MARCH",
  "APRIL",
  "MAY",
  "JUNE",
  "JULY",
  "AUGUST",
  "SEPTEMBER",
  "OCTOBER",
  "NOVEMBER",
  "DECEMBER",
];

/** Return a month as its first day, yyyy-MM-01. */
export const monthOf = (day: string) => `${day.slice(0, 7)}-01`;
export const monthFrom = ({ months, year }: { months: number; year: number }) =>
  `${year}-${String(months).padStart(2, "0")}-01`;
export const partsOf = (month: string) => ({ months: Number(month.slice(5, 7)), year: Number(month.slice(0, 4)) });
export const lastDayOf = (month: string) => addDays(addMonths(month, 1), -1);

/** Return the upper-case English month and year for file names. Document 3 §7 */
export const fileNameOf = (prefix: "UJBM" | "UJBM_CORRECTION", month: string) => {
  const { months, year } = partsOf(month);
  return `${prefix}_${names[months - 1] ?? ""}_${year}.xlsx`;
};

/** Return the selectable years: last, this and next. Document 3 §9 */
export const selectableYears = (today: string) => {
  const year = Number(today.slice(0, 4));
  return [year - 1, year, year + 1];
};

export const stateOf = (month: string, { today, isClosed }: { today: string; isClosed: boolean }): UjbmMonthState =>
  isClosed ? "closed" : month > today ? "forecast" : "draft";

/** closed: first and last closed month of a division; null when none is closed. Closed months are consecutive. */
export type ClosedMonths = { first: string; last: string } | null;
export const isClosedIn = (closed: ClosedMonths, month: string) =>
  closed !== null && month >= closed.first && month <= closed.last;

/** Whether a month is next to close: the first is today's or last month, then in order, none before it begins. */
export function isNextToClose(month: string, { today, closed }: { today: string; closed: ClosedMonths }): boolean {
  if (month > today) return false;
  return closed ? month === addMonths(closed.last, 1) : month >= addMonths(monthOf(today), -1);
}

/** Return the months due for closing, oldest first. */
export function dueMonths(today: string, closed: ClosedMonths): string[] {
  const currentMonth = monthOf(today);
  const last = Number(today.slice(8)) >= closeDay ? currentMonth : addMonths(currentMonth, -1);
  if (!closed) return last === currentMonth ? [currentMonth] : [];
  const due: string[] = [];
  for (let month = addMonths(closed.last, 1); month <= last; month = addMonths(month, 1)) due.push(month);
  return due;
}

/** Return the closed months a month settles: at most twelve, oldest first; none while an open month lies between. */
export function settledMonths(month: string, closed: ClosedMonths): string[] {
  if (!closed || closed.last < addMonths(month, -1)) return [];
  const from = [addMonths(month, -correctedMonths), closed.first].reduce((one, other) => (one > other ? one : other));
  const settled: string[] = [];
  for (let one = from; one < month && one <= closed.last; one = addMonths(one, 1)) settled.push(one);
  return settled;
}
