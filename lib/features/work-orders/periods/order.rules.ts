import { addDays } from "@/lib/platform/calendar/dates";
import { firstDayOf, monthsLater, type Month } from "../month.rules";

const isWeekend = (day: string) => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

/** The first working day after a month, Monday to Friday; public holidays are not known. */
export function lockableFrom(month: Month): string {
  let day = firstDayOf(monthsLater(month, 1));
  while (isWeekend(day)) day = addDays(day, 1);
  return day;
}

/** first: the first month calculated here; lockedThrough: the last locked one. */
export type Periods = { first: Month; lockedThrough: Month | null };

/** The only month that may be locked next: months are locked in order, without gaps. product 5.15.6b */
export const nextToLock = ({ first, lockedThrough }: Periods): Month =>
  lockedThrough === null ? first : monthsLater(lockedThrough, 1);

export type LockRefusal = "locked" | "notBeforeEarlier" | "notYet";

/** Why a month may not be locked on a day of Asia/Jakarta. @returns undefined when it may */
export function lockRefusal(month: Month, periods: Periods, today: string): LockRefusal | undefined {
  if (periods.lockedThrough !== null && month <= periods.lockedThrough) return "locked";
  if (month !== nextToLock(periods)) return "notBeforeEarlier";
  return today < lockableFrom(month) ? "notYet" : undefined;
}

/** Only the last locked month is unlocked: from the last backwards. product 5.15.6b */
export const mayUnlock = (month: Month, { lockedThrough }: Periods) => month === lockedThrough;
