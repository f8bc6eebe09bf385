import dayjs from "dayjs";
import utc from "dayjs/plugin/utc";
import type { Locale } from "@/lib/platform/i18n/locales";

dayjs.extend(utc);

export const timeZone = "Asia/Jakarta";
export const firstSelectableDay = "1945-01-01";

const isoDay = new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" });

/** Calendar date in Asia/Jakarta of an instant, yyyy-MM-dd. */
export const dayOf = (instant: Date) => isoDay.format(instant);

/** Adds calendar days to a yyyy-MM-dd date. */
export const addDays = (day: string, days: number) => dayjs.utc(day).add(days, "day").format("YYYY-MM-DD");

/** Adds calendar years to a yyyy-MM-dd date; 29 February becomes 28 February in a common year. */
export const addYears = (day: string, years: number) => dayjs.utc(day).add(years, "year").format("YYYY-MM-DD");

/** True for a date that exists, written yyyy-MM-dd. */
export const isDay = (value: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(value) && dayjs.utc(value).format("YYYY-MM-DD") === value;

const formats = {
  day: { day: "numeric", month: "short", year: "numeric" },
  month: { month: "short", year: "numeric" },
  instant: { day: "numeric", month: "short", year: "numeric", hour: "2-digit", minute: "2-digit", hourCycle: "h23" },
} as const;

/** "20 Nov 2026", "Nov 2026" or "20 Nov 2026 14:05", in Asia/Jakarta. @throws RangeError "Invalid date provided" */
export function formatDate(value: string | Date, locale: Locale, format: keyof typeof formats = "day"): string {
  const date = typeof value === "string" ? new Date(isDay(value) ? `${value}T12:00:00+07:00` : value) : value;
  if (Number.isNaN(date.getTime())) throw new RangeError("Invalid date provided");
  const parts = new Intl.DateTimeFormat(locale === "id" ? "id-ID" : "en-US", {
    ...formats[format],
    timeZone,
  }).formatToParts(date);
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value;
  const spoken = [part("day"), part("month"), part("year")].filter(Boolean).join(" ");
  return format === "instant" ? `${spoken} ${part("hour")}:${part("minute")}` : spoken;
}
