import { workingDaysBetween } from "@/lib/platform/calendar/working-days";

const defaultLeadDays = 4;
const maxDays = 366;

/** Return the vendor lead time in working days, 0 to 60. product 5.13b */
export function leadDays(env: Record<string, string | undefined>): number {
  const configured = Number(env.CHANDLER_LEAD_DAYS ?? defaultLeadDays);
  return Number.isInteger(configured) && configured >= 0 && configured <= 60 ? configured : defaultLeadDays;
}

/** Count a vendor's working days between two yyyy-MM-dd; far dates are capped. */
export function vendorDays(from: string, to: string, holidays: readonly string[]): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return years > 1 ? maxDays : workingDaysBetween(from, to, new Set(holidays));
}

/** Whether the notice is shorter than the lead time, so that a reason is required. */
export const isShortNotice = (from: string, to: string, lead: { days: number; holidays: readonly string[] }) =>
  vendorDays(from, to, lead.holidays) < lead.days;
