import { workingDaysBetween } from "@/lib/platform/calendar/working-days";

const usualLeadDays = 4;
const mostDays = 366;

/** Working days a vendor usually needs, 0 to 60. product 5.13b */
export function leadDays(env: Record<string, string | undefined>): number {
  const given = Number(env.CHANDLER_LEAD_DAYS ?? usualLeadDays);
  return Number.isInteger(given) && given >= 0 && given <= 60 ? given : usualLeadDays;
}

/** Working days a vendor has from one yyyy-MM-dd until another; nothing that far ahead is counted day by day. */
export function vendorDays(from: string, to: string, holidays: readonly string[]): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return years > 1 ? mostDays : workingDaysBetween(from, to, new Set(holidays));
}

/** Whether a vendor has less time than they usually need, so that somebody must say why. */
export const isShortNotice = (from: string, to: string, lead: { days: number; holidays: readonly string[] }) =>
  vendorDays(from, to, lead.holidays) < lead.days;
