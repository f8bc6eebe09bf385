import type { Locale } from "@/lib/platform/i18n/locales";
import { inLanguage } from "../i18n/localized";

export const timeZone = "Asia/Jakarta";
export const firstSelectableDay = "1945-01-01";

const isoDay = new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" });

/** Return the calendar date of an instant in Asia/Jakarta, yyyy-MM-dd. */
export const dayOf = (instant: Date) => isoDay.format(instant);

/** Return today's date in Jakarta. */
export const today = () => dayOf(new Date());

// Split a day into year, month and day; an invalid one leads to "Invalid Date".
const partsOf = (day: string) => day.split("-").map(Number) as [number, number, number];
const isoDateOf = (instant: number) =>
  Number.isNaN(instant) ? "Invalid Date" : new Date(instant).toISOString().slice(0, 10);

/** Add calendar days to a yyyy-MM-dd date. */
export function addDays(day: string, days: number): string {
  const [year, month, date] = partsOf(day);
  return isoDateOf(Date.UTC(year, month - 1, date + days));
}

/** Add calendar months to a yyyy-MM-dd date; the 31st becomes the last day of a shorter month. */
export function addMonths(day: string, months: number): string {
  const [year, month, date] = partsOf(day);
  const lastDate = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return isoDateOf(Date.UTC(year, month - 1 + months, Math.min(date, lastDate)));
}

/** Add calendar years to a yyyy-MM-dd date; 29 February becomes 28 February in a common year. */
export const addYears = (day: string, years: number) => addMonths(day, 12 * years);

const existsInEveryMonth = /^[1-9]\d{3}-(0[1-9]|1[0-2])-(0[1-9]|1\d|2[0-8])$/;

/**
 * Check that a yyyy-MM-dd date exists. Days that exist in every month are checked by pattern only, because responses
 * contain hundreds of them.
 */
export const isDay = (value: string) =>
  existsInEveryMonth.test(value) || (/^\d{4}-\d{2}-\d{2}$/.test(value) && addDays(value, 0) === value);

const formats = {
  day: { day: "numeric", month: "short", year: "numeric" },
  month: { month: "short", year: "numeric" },
  instant: { day: "numeric", month: "short", year: "numeric", hour: "2-digit", minute: "2-digit", hourCycle: "h23" },
} as const;

type Format = keyof typeof formats;

const writers = new Map<string, Intl.DateTimeFormat>();

/** Cached, because creating a formatter costs as much as formatting fifty days. */
function writerOf(locale: Locale, format: Format): Intl.DateTimeFormat {
  const key = `${locale} ${format}`;
  const writer =
    writers.get(key) ??
    new Intl.DateTimeFormat(inLanguage(locale, { en: "en-US", id: "id-ID" }), { ...formats[format], timeZone });
  writers.set(key, writer);
  return writer;
}

/**
 * Format as "20 Nov 2026", "Nov 2026" or "20 Nov 2026 14:05", in Asia/Jakarta. @throws RangeError "Invalid date
 * provided"
 */
export function formatDate(value: string | Date, locale: Locale, format: Format = "day"): string {
  const date = typeof value === "string" ? new Date(isDay(value) ? `${value}T12:00:00+07:00` : value) : value;
  if (Number.isNaN(date.getTime())) throw new RangeError("Invalid date provided");
  const parts = writerOf(locale, format).formatToParts(date);
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value;
  const spoken = [part("day"), part("month"), part("year")].filter(Boolean).join(" ");
  return format === "instant" ? `${spoken} ${part("hour")}:${part("minute")}` : spoken;
}
