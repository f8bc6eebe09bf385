import { isDay } from "@/lib/platform/calendar/dates";

const names = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const [early, late] = [1945, 2100];

/**
 * Parse the first day of a month from "2026-12", "2026-12-05", an instant, or "Dec 2026"; null for anything else.
 * product 5.17
 */
export function parseMonth(input: string): string | null {
  const text = input.trim();
  const [, year, month] = /^(\d{4})-(\d{2})(?:-\d{2}(?:T.*)?)?$/.exec(text) ?? [];
  const [, name = "", namedYear] = /^([a-z]{3,9})\.?\s+(\d{4})$/i.exec(text) ?? [];
  const index = names.indexOf(name.slice(0, 3).toLowerCase()) + 1;
  const first = year ? `${year}-${month}-01` : `${namedYear}-${String(index).padStart(2, "0")}-01`;
  const isWhole = !/^\d{4}-\d{2}-\d{2}/.test(text) || isDay(text.slice(0, 10));
  const isNear = Number(first.slice(0, 4)) >= early && Number(first.slice(0, 4)) <= late;
  return isWhole && isNear && isDay(first) ? first : null;
}
