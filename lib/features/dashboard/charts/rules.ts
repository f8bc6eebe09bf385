import { addMonths, formatDate } from "@/lib/platform/calendar/dates";

/** The first days of months one after the other, the last of them that of a day. @param day yyyy-MM-dd @returns yyyy-MM */
export function monthsUntil(day: string, count: number): string[] {
  const first = `${day.slice(0, 7)}-01`;
  return Array.from({ length: count }, (_, at) => addMonths(first, at + 1 - count).slice(0, 7));
}

/** The same, beginning with that of the day. */
export const monthsFrom = (day: string, count: number): string[] =>
  monthsUntil(addMonths(`${day.slice(0, 7)}-01`, count - 1), count);

/** A month in the words of both languages. @param month yyyy-MM */
export const monthRow = (month: string) => ({
  key: month,
  title: formatDate(`${month}-01`, "en", "month"),
  titleId: formatDate(`${month}-01`, "id", "month"),
});
