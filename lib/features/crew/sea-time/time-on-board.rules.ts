import { addMonths } from "@/lib/platform/calendar/dates";
import { daysBetween } from "@/lib/platform/calendar/period";

/** The maximum time on board without leave, in months. MLC A2.5 */
export const maxMonthsOnBoard = 11;

/**
 * Count the days until the maximum time on board; negative once it is passed. @param days whole days on board so far
 */
export const daysToMaxTimeOnBoard = (since: string, days: number) =>
  daysBetween(since, addMonths(since, maxMonthsOnBoard)) - days;
