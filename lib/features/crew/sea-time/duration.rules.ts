import type { Translate } from "@/lib/platform/i18n/messages";
import { seaTimeOf } from "./rules";

/** Cache "3 days" and the like per translator: lists repeat few of them, and choosing a plural is slow. */
const textCaches = new WeakMap<Translate, Map<string, string>>();

function unitText(unit: string, count: number, t: Translate): string {
  const texts = textCaches.get(t) ?? new Map<string, string>();
  textCaches.set(t, texts);
  const key = `${count} ${unit}`;
  const text = texts.get(key) ?? t(`crew.duration.${unit}`, { count });
  texts.set(key, text);
  return text;
}

/** Format days as "1 year 2 months 5 days" in the translator's language. A year has 365 days, a month 30. */
export function durationText(days: number, t: Translate): string {
  const parts = Object.entries(seaTimeOf(Math.max(0, days))).filter(
    ([unit, count]) => count > 0 || (unit === "days" && days <= 0),
  );
  return parts.map(([unit, count]) => unitText(unit, count, t)).join(" ");
}
