import type { Translate } from "@/lib/platform/i18n/messages";
import { seaTimeOf } from "./sea-time.rules";

/** "3 days" and its like by translator: a list says few of them again and again, and a plural is slow to choose. */
const said = new WeakMap<Translate, Map<string, string>>();

function counted(unit: string, count: number, t: Translate): string {
  const known = said.get(t) ?? new Map<string, string>();
  said.set(t, known);
  const key = `${count} ${unit}`;
  const text = known.get(key) ?? t(`crew.duration.${unit}`, { count });
  known.set(key, text);
  return text;
}

/** "1 year 2 months 5 days" in the translator's language, a year being 365 and a month 30 days. */
export function durationText(days: number, t: Translate): string {
  const parts = Object.entries(seaTimeOf(Math.max(0, days))).filter(
    ([unit, count]) => count > 0 || (unit === "days" && days <= 0),
  );
  return parts.map(([unit, count]) => counted(unit, count, t)).join(" ");
}
