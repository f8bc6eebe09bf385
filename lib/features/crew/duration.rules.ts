import type { Translate } from "@/lib/platform/i18n/messages";
import { seaTimeOf } from "./sea-time.rules";

/** "1 year 2 months 5 days" in the translator's language, a year being 365 and a month 30 days. */
export function durationText(days: number, t: Translate): string {
  const parts = Object.entries(seaTimeOf(Math.max(0, days))).filter(
    ([unit, count]) => count > 0 || (unit === "days" && days <= 0),
  );
  return parts.map(([unit, count]) => t(`crew.duration.${unit}`, { count })).join(" ");
}
