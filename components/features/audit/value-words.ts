import { formatDate, isDay } from "@/lib/platform/calendar/dates";
import type { Locale } from "@/lib/platform/i18n/locales";

const instant = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/** A value of an entry as the reader writes it: days and instants in their form, yes and no in words, the rest as it stands. */
export const valueWords =
  (locale: Locale, words: { true: string; false: string }) =>
  (value: string): string => {
    if (isDay(value)) return formatDate(value, locale);
    if (instant.test(value)) return formatDate(new Date(value), locale, "instant");
    return value === "true" || value === "false" ? words[value] : value;
  };
