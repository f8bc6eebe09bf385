import { timeZone } from "@/lib/platform/calendar/dates";

const parts = new Intl.DateTimeFormat("en-CA", {
  timeZone,
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
  hourCycle: "h23",
});

/** "{yyyyMMddHHmmss}_{label}.{ending}" in Asia/Jakarta, the name of every generated document. product 5.18 */
export function stampedName(now: Date, label: string, ending: "csv" | "pdf" | "xlsx" | "zip"): string {
  const digits = parts.format(now).replace(/\D/g, "");
  return `${digits}_${label.replace(/[^\p{L}\p{N}-]+/gu, "-")}.${ending}`;
}
