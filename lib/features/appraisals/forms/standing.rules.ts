import type { standings } from "./schema";

type Dated = { id: number; state: "draft" | "published"; effectiveFrom: string };

/**
 * Return the status of a version on a date. The newest effective published version is in force. @param today
 * yyyy-MM-dd
 */
export function standingOf(version: Dated, versions: readonly Dated[], today: string): (typeof standings)[number] {
  if (version.state === "draft") return "draft";
  if (version.effectiveFrom > today) return "coming";
  const newer = versions.some(
    (one) => one.state === "published" && one.effectiveFrom > version.effectiveFrom && one.effectiveFrom <= today,
  );
  return newer ? "past" : "in-force";
}
