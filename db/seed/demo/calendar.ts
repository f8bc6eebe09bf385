import { addDays } from "@/lib/platform/calendar/dates";

/** An instant on a day at an hour of Asia/Jakarta; the hour may have a fraction. */
export const atHour = (day: string, hour: number) =>
  new Date(Date.parse(`${day}T00:00:00+07:00`) + Math.round(hour * 3_600) * 1_000);

const weekday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();

/** The day itself, or the Friday before a weekend. */
export const officeDayUntil = (day: string) => addDays(day, { 0: -2, 6: -1 }[weekday(day)] ?? 0);

/** The day itself, or the Monday after a weekend. */
export const officeDayFrom = (day: string) => addDays(day, { 0: 1, 6: 2 }[weekday(day)] ?? 0);
