import { addDays } from "@/lib/platform/calendar/dates";

const dayMs = 86_400_000;

export const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * dayMs);

export const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

/** An instant on a day at an hour of Asia/Jakarta; the hour may have a fraction. */
export const atHour = (day: string, hour: number) =>
  new Date(Date.parse(`${day}T00:00:00+07:00`) + Math.round(hour * 3_600) * 1_000);

const weekday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();

/** The day itself, or the Friday before a weekend. */
export const officeDayUntil = (day: string) => addDays(day, { 0: -2, 6: -1 }[weekday(day)] ?? 0);

/** The day itself, or the Monday after a weekend. */
export const officeDayFrom = (day: string) => addDays(day, { 0: 1, 6: 2 }[weekday(day)] ?? 0);

/** Adds calendar months to a yyyy-MM-dd date; a day that does not exist becomes the first of the next month. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return addDays(new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10), date - 1);
}
