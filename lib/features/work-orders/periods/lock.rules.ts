import { addDays } from "@/lib/platform/calendar/dates";
import { firstDayOf, monthsLater, type Month } from "../month.rules";
import { nextToLock, type Periods } from "../open.rules";

const isWeekend = (day: string) => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

/** The first working day after a month, Monday to Friday; public holidays are not known. */
export function lockableFrom(month: Month): string {
  let day = firstDayOf(monthsLater(month, 1));
  while (isWeekend(day)) day = addDays(day, 1);
  return day;
}

/** The day a month should be locked by: three working days after its end. product 5.15.1 */
export function lockDueOn(month: Month): string {
  let day = lockableFrom(month);
  for (let more = 2; more > 0;) {
    day = addDays(day, 1);
    if (!isWeekend(day)) more -= 1;
  }
  return day;
}

export const lockRefusals = ["locked", "notBeforeEarlier", "notYet"] as const;
type LockRefusal = (typeof lockRefusals)[number];

/** Why a month may not be locked on a day of Asia/Jakarta. @returns undefined when it may */
export function lockRefusal(month: Month, periods: Periods, today: string): LockRefusal | undefined {
  if (periods.lockedThrough !== null && month <= periods.lockedThrough) return "locked";
  if (month !== nextToLock(periods)) return "notBeforeEarlier";
  return today < lockableFrom(month) ? "notYet" : undefined;
}

/** Only the last locked month is unlocked: from the last backwards. product 5.15.6b */
export const mayUnlock = (month: Month, { lockedThrough }: Periods) => month === lockedThrough;
