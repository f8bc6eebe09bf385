"use client";

import { useLocale } from "next-intl";
import { formatDate } from "@/lib/platform/calendar/dates";

/** Format a date in the user's language. */
export function useDay() {
  const locale = useLocale();
  return (day: string) => formatDate(day, locale);
}
