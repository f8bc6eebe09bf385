import { getFormatter, getLocale } from "next-intl/server";
import { formatDate } from "@/lib/platform/calendar/dates";

const units = ["byte", "kilobyte", "megabyte", "gigabyte", "terabyte"];

/** Create the formatters of instants, ages and sizes for the status page. */
export async function formattersFor(now: Date) {
  const [format, locale] = await Promise.all([getFormatter(), getLocale()]);
  return {
    when: (at: Date) => formatDate(at, locale, "instant"),
    age: (at: Date) => format.relativeTime(at, now),
    number: (value: number) => format.number(value),
    size(bytes: number) {
      const step = Math.min(units.length - 1, Math.floor(Math.log2(Math.max(1, bytes)) / 10));
      const value = bytes / 1024 ** step;
      return format.number(value, {
        style: "unit",
        unit: units[step] ?? "byte",
        maximumFractionDigits: value < 10 ? 1 : 0,
      });
    },
  };
}
export type Formatters = Awaited<ReturnType<typeof formattersFor>>;
