import { addMonths, formatDate } from "@/lib/platform/calendar/dates";

/** List consecutive months, the last one that of a day. @param day yyyy-MM-dd @returns yyyy-MM */
export function monthsUntil(day: string, count: number): string[] {
  const first = `${day.slice(0, 7)}-01`;
  return Array.from({ length: count }, (_, at) => addMonths(first, at + 1 - count).slice(0, 7));
}

/** List consecutive months, starting with that of a day. */
export const monthsFrom = (day: string, count: number): string[] =>
  monthsUntil(addMonths(`${day.slice(0, 7)}-01`, count - 1), count);

/** Title of a month in both languages. @param month yyyy-MM */
export const monthRow = (month: string) => ({
  key: month,
  title: formatDate(`${month}-01`, "en", "month"),
  titleId: formatDate(`${month}-01`, "id", "month"),
});
