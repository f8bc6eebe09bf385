import { isDay } from "@/lib/platform/calendar/dates";
import { workingDaysBetween } from "@/lib/platform/calendar/working-days";

const usualLeadDays = 4;
const mostDays = 366;

/** National holidays whose day never moves: New Year, Labour Day, Pancasila, Independence, Christmas. */
const fixedHolidays = ["01-01", "05-01", "06-01", "08-17", "12-25"];

/** Working days a vendor usually needs, 0 to 60. product 5.13b */
export function leadDays(env: Record<string, string | undefined>): number {
  const given = Number(env.CHANDLER_LEAD_DAYS ?? usualLeadDays);
  return Number.isInteger(given) && given >= 0 && given <= 60 ? given : usualLeadDays;
}

/** Holidays between two years, both with their own: the fixed ones and those the office named, which are decided anew every year. */
export function holidaysOf(env: Record<string, string | undefined>, fromYear: number, toYear: number): string[] {
  const years = Array.from({ length: Math.max(0, toYear - fromYear) + 1 }, (_, index) => fromYear + index);
  const named = (env.PUBLIC_HOLIDAYS ?? "").split(",").map((day) => day.trim());
  return [...years.flatMap((year) => fixedHolidays.map((day) => `${year}-${day}`)), ...named.filter(isDay)];
}

/** Working days a vendor has from one yyyy-MM-dd until another; nothing that far ahead is counted day by day. */
export function vendorDays(from: string, to: string, holidays: readonly string[]): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return years > 1 ? mostDays : workingDaysBetween(from, to, new Set(holidays));
}

/** Whether a vendor has less time than they usually need, so that somebody must say why. */
export const isShortNotice = (from: string, to: string, lead: { days: number; holidays: readonly string[] }) =>
  vendorDays(from, to, lead.holidays) < lead.days;
