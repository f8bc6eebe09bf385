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

type Ending = "csv" | "pdf" | "xlsx" | "zip";

/** Name of a generated document: "{yyyyMMddHHmmss}_{label}.{ending}" in Asia/Jakarta. product 5.18 */
export const stampedName = (now: Date, label: string, ending: Ending): string =>
  stamped(now, label.replace(/[^\p{L}\p{N}-]+/gu, "-"), ending);

/** The same for a label that is a file name already. */
export const stamped = (now: Date, label: string, ending: Ending): string =>
  `${parts.format(now).replace(/\D/g, "")}_${label}.${ending}`;
