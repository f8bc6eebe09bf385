import type { Locale } from "./i18n/locales";

export const timeZone = "Asia/Jakarta";
export const firstSelectableDay = "1945-01-01";

const isoDay = new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" });

/** Calendar date in Asia/Jakarta of an instant, yyyy-MM-dd. */
export const dayOf = (instant: Date) => isoDay.format(instant);

/** Adds calendar days to a yyyy-MM-dd date. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** Adds calendar years to a yyyy-MM-dd date; 29 February becomes 1 March in a common year. */
export function addYears(day: string, years: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCFullYear(date.getUTCFullYear() + years);
  return date.toISOString().slice(0, 10);
}

/** True for a date that exists, written yyyy-MM-dd. */
export function isDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

const formats = {
  day: { day: "numeric", month: "short", year: "numeric" },
  month: { month: "short", year: "numeric" },
  instant: { day: "numeric", month: "short", year: "numeric", hour: "2-digit", minute: "2-digit", hourCycle: "h23" },
} as const;

/** "20 Nov 2026", "Nov 2026" or "20 Nov 2026 14:05", in Asia/Jakarta. @throws RangeError "Invalid date provided" */
export function formatDate(value: string | Date, locale: Locale, format: keyof typeof formats = "day"): string {
  const date = typeof value === "string" ? new Date(isDay(value) ? `${value}T12:00:00+07:00` : value) : value;
  if (Number.isNaN(date.getTime())) throw new RangeError("Invalid date provided");
  const parts = new Intl.DateTimeFormat(locale === "id" ? "id-ID" : "en-GB", { ...formats[format], timeZone }).formatToParts(date);
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value;
  const spoken = [part("day"), part("month"), part("year")].filter(Boolean).join(" ");
  return format === "instant" ? `${spoken} ${part("hour")}:${part("minute")}` : spoken;
}
