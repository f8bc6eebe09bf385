import { daysBetween } from "@/lib/platform/calendar/period";

const monthsAround = 13;

/** Calendar days in Asia/Jakarta. Spans that share only their boundary day do not intersect. */
export type Span = { from: string; to: string };
/** From the first day of the first month to the day after the last: grid line 1 to 28. */
export type GanttWindow = { start: string; end: string };
/** Position in percent of the window, and on which sides the span continues. */
export type Placement = { left: number; width: number; startsBefore: boolean; endsAfter: boolean };

const monthNumber = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
const monthText = (month: number) =>
  `${String(Math.floor(month / 12)).padStart(4, "0")}-${String((month % 12) + 1).padStart(2, "0")}`;

/** Return the number of days of a month (yyyy-MM). */
export const daysInMonth = (month: string) => daysBetween(`${month}-01`, `${monthText(monthNumber(month) + 1)}-01`);

/** Return the 27 months of the chart, from 13 before to 13 after the month of today (Asia/Jakarta). D2 §9 */
export function ganttMonths(today: string): string[] {
  const first = monthNumber(today) - monthsAround;
  return Array.from({ length: 2 * monthsAround + 1 }, (_, index) => monthText(first + index));
}

/** Return the window of consecutive months (yyyy-MM). */
export function ganttWindowOf(months: readonly string[]): GanttWindow {
  const [first, last] = [months[0], months.at(-1)];
  if (!first || !last) throw new RangeError("A window has at least one month");
  return { start: `${first}-01`, end: `${monthText(monthNumber(last) + 1)}-01` };
}

/** Return a day's position in percent of the window; below 0 or above 100 outside it. */
export const dayPositionOf = (day: string, { start, end }: GanttWindow) =>
  (100 * daysBetween(start, day)) / daysBetween(start, end);

/** Return where a span is drawn, exact to the day and clipped to the window; null outside it. D2 §9, 5.22 */
export function placementOf({ from, to }: Span, window: GanttWindow): Placement | null {
  const endsAtItsStart = to === window.start && from < to;
  if (to < window.start || from >= window.end || endsAtItsStart) return null;
  const left = Math.max(0, dayPositionOf(from, window));
  return {
    left,
    width: Math.min(100, dayPositionOf(to, window)) - left,
    startsBefore: from < window.start,
    endsAfter: to > window.end,
  };
}
