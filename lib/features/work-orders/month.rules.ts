import type { payTimings } from "@/db/enums/work-orders";

/** A calendar month in Asia/Jakarta, yyyy-MM. */
export type Month = string;

export const isMonth = (value: string) => /^\d{4}-(0[1-9]|1[0-2])$/.test(value);

const count = (month: Month) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;

export const yearOf = (month: Month) => Number(month.slice(0, 4));
export const firstDayOf = (month: Month) => `${month}-01`;

/** Calendar months later, or earlier when negative. */
export function monthsLater(month: Month, months: number): Month {
  const monthIndex = count(month) + months;
  return `${String(Math.floor(monthIndex / 12)).padStart(4, "0")}-${String((monthIndex % 12) + 1).padStart(2, "0")}`;
}

/** Whole months from one to another: 0 within a month, negative when the second comes first. */
export const monthsFrom = (from: Month, to: Month) => count(to) - count(from);

export const daysIn = (month: Month) => new Date(Date.UTC(yearOf(month), Number(month.slice(5)), 0)).getUTCDate();
export const lastDayOf = (month: Month) => `${month}-${daysIn(month)}`;

type PayTiming = (typeof payTimings)[number];

/** Return the tax month of a work month: the month in which its pay is paid or due. PMK 168/2023 art. 21 */
export const taxMonthOf = (workMonth: Month, timing: PayTiming): Month =>
  monthsLater(workMonth, timing === "next" ? 1 : 0);
