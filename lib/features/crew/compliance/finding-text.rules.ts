import { formatDate } from "@/lib/platform/calendar/dates";
import type { Locale } from "@/lib/platform/i18n/locales";
import { translator } from "@/lib/platform/i18n/messages";
import { dateValues, type CheckItem } from "./check-item.rules";

const isDate = (name: string) => dateValues.some((option) => option === name);

/** Return the text of a finding in the reader's language, with dates spelled out. */
export function findingTextOf({ key, values }: Pick<CheckItem, "key" | "values">, locale: Locale): string {
  const formatted = Object.entries(values).map(([name, value]) => [
    name,
    isDate(name) ? formatDate(String(value), locale) : value,
  ]);
  return translator(locale)(key, Object.fromEntries(formatted));
}
