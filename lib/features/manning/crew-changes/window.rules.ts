import { addDays, isDay } from "@/lib/platform/calendar/dates";
import { daysBetween, type Period } from "@/lib/platform/calendar/period";

const defaultDays = 30;
/** A year ahead is as far as a crew is planned. */
const mostDays = 366;

export const isWindow = ({ from, to }: Period) => from <= to && daysBetween(from, to) <= mostDays;

/** The window of an address; what is no day, or no window, falls back to the days ahead. @param today yyyy-MM-dd */
export function windowOf(from: string, to: string, today: string): Period {
  const start = isDay(from) ? from : today;
  const asked = { from: start, to: isDay(to) ? to : addDays(start, defaultDays) };
  return isWindow(asked) ? asked : { from: start, to: addDays(start, defaultDays) };
}
