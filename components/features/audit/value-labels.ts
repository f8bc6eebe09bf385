import { formatDate, isDay } from "@/lib/platform/calendar/dates";
import type { Locale } from "@/lib/platform/i18n/locales";

const instant = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/** Format an audit value for the reader: dates, instants, yes and no; everything else unchanged. */
export const valueLabels =
  (locale: Locale, labels: { true: string; false: string }) =>
  (value: string): string => {
    if (isDay(value)) return formatDate(value, locale);
    if (instant.test(value)) return formatDate(new Date(value), locale, "instant");
    return value === "true" || value === "false" ? labels[value] : value;
  };
