import type { UjbmMonthState } from "@/db/enums/ujbm";
import type { LockedMonths } from "@/lib/features/accounting-periods/rules";
import { addMonths } from "@/lib/platform/calendar/dates";
import { firstDayOf, partsOf } from "@/lib/platform/calendar/months";

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

/** Return the months due for closing, oldest first. */
export function dueMonths(today: string, closed: LockedMonths): string[] {
  const currentMonth = firstDayOf(today);
  const last = Number(today.slice(8)) >= closeDay ? currentMonth : addMonths(currentMonth, -1);
  if (!closed) return last === currentMonth ? [currentMonth] : [];
  const due: string[] = [];
  for (let month = addMonths(closed.last, 1); month <= last; month = addMonths(month, 1)) due.push(month);
  return due;
}

/** Return the closed months a month settles: at most twelve, oldest first; none while an open month lies between. */
export function settledMonths(month: string, closed: LockedMonths): string[] {
  if (!closed || closed.last < addMonths(month, -1)) return [];
  const from = [addMonths(month, -correctedMonths), closed.first].reduce((one, other) => (one > other ? one : other));
  const settled: string[] = [];
  for (let one = from; one < month && one <= closed.last; one = addMonths(one, 1)) settled.push(one);
  return settled;
}
