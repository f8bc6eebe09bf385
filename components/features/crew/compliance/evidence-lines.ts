import { isDay } from "@/lib/platform/calendar/dates";
import { isRecord } from "@/lib/platform/unknown-record";

type EvidenceLine = { name: string; value: string | number | boolean };
type Entry = [string, unknown];

const isShown = ([name, value]: Entry) =>
  value !== null && value !== undefined && name !== "id" && !name.endsWith("Id");
/**
 * List the evidence of a finding as lines: single values, and each entry of a list as one line. Leave out ids and empty
 * values. Dates are formatted by day.
 */
export function evidenceLines(evidence: Record<string, unknown>, day: (value: string) => string): EvidenceLine[] {
  const plain = (value: unknown) => (typeof value === "string" && isDay(value) ? day(value) : value);
  const joined = (value: Record<string, unknown>) =>
    Object.entries(value)
      .filter(isShown)
      .map(([, part]) => String(plain(part)))
      .join(" · ");
  return Object.entries(evidence)
    .filter(isShown)
    .flatMap(([name, value]): EvidenceLine[] => {
      if (Array.isArray(value)) return value.filter(isRecord).map((entry) => ({ name, value: joined(entry) }));
      if (isRecord(value)) return [{ name, value: joined(value) }];
      const text = plain(value);
      return typeof text === "string" || typeof text === "number" || typeof text === "boolean"
        ? [{ name, value: text }]
        : [];
    });
}
