import { addMonths } from "@/lib/platform/calendar/dates";
import { daysBetween } from "@/lib/platform/calendar/period";

/** Nobody stays on board longer without leave. MLC A2.5 */
export const longestMonthsOnBoard = 11;

/** Days until the longest stay on board is reached, negative once past. @param days whole days on board so far */
export const daysToLongestStay = (since: string, days: number) =>
  daysBetween(since, addMonths(since, longestMonthsOnBoard)) - days;
