import type { standings } from "./schema";

type Dated = { id: number; state: "draft" | "published"; effectiveFrom: string };

/** Where a version stands among the others on a day: the newest published one that took effect is in force. @param today yyyy-MM-dd */
export function standingOf(version: Dated, versions: readonly Dated[], today: string): (typeof standings)[number] {
  if (version.state === "draft") return "draft";
  if (version.effectiveFrom > today) return "coming";
  const newer = versions.some(
    (one) => one.state === "published" && one.effectiveFrom > version.effectiveFrom && one.effectiveFrom <= today,
  );
  return newer ? "past" : "in-force";
}
