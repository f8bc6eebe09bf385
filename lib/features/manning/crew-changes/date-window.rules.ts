import { addDays, isDay } from "@/lib/platform/calendar/dates";
import { daysBetween, type Period } from "@/lib/platform/calendar/period";

const defaultDays = 30;
/** Maximum window: one year, as far as crews are planned. */
const maxDays = 366;

export const isWindow = ({ from, to }: Period) => from <= to && daysBetween(from, to) <= maxDays;

/** Parse the window from the address. Invalid values fall back to the default days ahead. @param today yyyy-MM-dd */
export function parseWindow(from: string, to: string, today: string): Period {
  const start = isDay(from) ? from : today;
  const window = { from: start, to: isDay(to) ? to : addDays(start, defaultDays) };
  return isWindow(window) ? window : { from: start, to: addDays(start, defaultDays) };
}
