import type { versionStatuses } from "./schema";

type Dated = { id: number; state: "draft" | "published"; effectiveFrom: string };

/**
 * Return the status of a version on a date. The newest effective published version is in force. @param today
 * yyyy-MM-dd
 */
export function versionStatusOf(
  version: Dated,
  versions: readonly Dated[],
  today: string,
): (typeof versionStatuses)[number] {
  if (version.state === "draft") return "draft";
  if (version.effectiveFrom > today) return "coming";
  const newer = versions.some(
    (other) =>
      other.state === "published" && other.effectiveFrom > version.effectiveFrom && other.effectiveFrom <= today,
  );
  return newer ? "past" : "in-force";
}
