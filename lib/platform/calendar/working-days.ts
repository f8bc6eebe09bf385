import { addDays, dayOf, isDay } from "./dates";

const noDays: ReadonlySet<string> = new Set();
const isWorkingDay = (day: string) => ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

/**
 * Count working days (Monday to Friday without holidays) after one yyyy-MM-dd up to and including another; 0 where that
 * is earlier.
 */
export function workingDaysBetween(from: string, to: string, holidays = noDays): number {
  let workingDays = 0;
  for (let day = addDays(from, 1); day <= to; day = addDays(day, 1))
    if (isWorkingDay(day) && !holidays.has(day)) workingDays += 1;
  return workingDays;
}

/** Return the working day so many working days after a yyyy-MM-dd; with 0 that day itself or the next working day. */
export function workingDayAfter(day: string, count: number, holidays = noDays): string {
  let [reached, remaining] = [day, count];
  for (;;) {
    if (isWorkingDay(reached) && !holidays.has(reached)) {
      if (remaining === 0) return reached;
      remaining -= 1;
    }
    reached = addDays(reached, 1);
  }
}

/** National holidays on a fixed date: New Year, Labour Day, Pancasila, Independence, Christmas. */
const fixedHolidays = ["01-01", "05-01", "06-01", "08-17", "12-25"];

/** Return the holidays of these years: the fixed ones and those configured by the office, which change every year. */
export function holidaysOf(env: Record<string, string | undefined>, fromYear: number, toYear: number): string[] {
  const years = Array.from({ length: Math.max(0, toYear - fromYear) + 1 }, (_, index) => fromYear + index);
  const configured = (env.PUBLIC_HOLIDAYS ?? "").split(",").map((day) => day.trim());
  return [...years.flatMap((year) => fixedHolidays.map((day) => `${year}-${day}`)), ...configured.filter(isDay)];
}

/**
 * Count working days (Monday to Friday in Asia/Jakarta) that have started since the day of an instant, without that
 * day.
 */
export const workingDaysSince = (instant: Date, now: Date) => workingDaysBetween(dayOf(instant), dayOf(now));
