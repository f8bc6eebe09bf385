import { addDays, dayOf } from "./dates";

const isWorkingDay = (day: string) => ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

/** Working days, Monday to Friday in Asia/Jakarta, that have begun since the day of an instant; that day itself does not count. */
export function workingDaysSince(instant: Date, now: Date): number {
  const today = dayOf(now);
  let passed = 0;
  for (let day = addDays(dayOf(instant), 1); day <= today; day = addDays(day, 1)) if (isWorkingDay(day)) passed += 1;
  return passed;
}
