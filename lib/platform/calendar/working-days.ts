import { addDays, dayOf } from "./dates";

const noDays: ReadonlySet<string> = new Set();
const isWorkingDay = (day: string) => ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

/** Working days, Monday to Friday but for holidays, after one yyyy-MM-dd up to another with it; 0 where that comes first. */
export function workingDaysBetween(from: string, to: string, holidays = noDays): number {
  let passed = 0;
  for (let day = addDays(from, 1); day <= to; day = addDays(day, 1))
    if (isWorkingDay(day) && !holidays.has(day)) passed += 1;
  return passed;
}

/** Working days, Monday to Friday in Asia/Jakarta, that have begun since the day of an instant; that day itself does not count. */
export const workingDaysSince = (instant: Date, now: Date) => workingDaysBetween(dayOf(instant), dayOf(now));
