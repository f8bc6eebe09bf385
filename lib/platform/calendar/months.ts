/**
 * A calendar month in Asia/Jakarta: yyyy-MM, or its first day yyyy-MM-01 where a column or a call holds a date. Every
 * function accepts both; months of one form compare as text.
 */
export type Month = string;

export const isMonth = (value: string) => /^\d{4}-(0[1-9]|1[0-2])$/.test(value);

const count = (month: Month) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;

export const yearOf = (month: Month) => Number(month.slice(0, 4));
/** Return the month of a day, yyyy-MM. */
export const monthOf = (day: string): Month => day.slice(0, 7);
/** Return the first day of a month, or of the month of a day. */
export const firstDayOf = (month: Month) => `${month.slice(0, 7)}-01`;
export const daysIn = (month: Month) => new Date(Date.UTC(yearOf(month), Number(month.slice(5, 7)), 0)).getUTCDate();
export const lastDayOf = (month: Month) => `${month.slice(0, 7)}-${daysIn(month)}`;

/** Return the first day of a month of a year, as calls name it. */
export const monthFrom = ({ months, year }: { months: number; year: number }) =>
  `${year}-${String(months).padStart(2, "0")}-01`;
export const partsOf = (month: Month) => ({ months: Number(month.slice(5, 7)), year: yearOf(month) });

/** Calendar months later, or earlier when negative, in the form of the given month. */
export function monthsLater(month: Month, months: number): Month {
  const monthIndex = count(month) + months;
  const year = String(Math.floor(monthIndex / 12)).padStart(4, "0");
  return `${year}-${String((monthIndex % 12) + 1).padStart(2, "0")}${month.slice(7)}`;
}

/** Whole months from one to another: 0 within a month, negative when the second comes first. */
export const monthsFrom = (from: Month, to: Month) => count(to) - count(from);
