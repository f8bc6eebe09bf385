import { checkServing, type Paper } from "@/lib/features/crew/compliance/certificate-check.rules";
import { firstExpiryOf, servingOf, type Requirement } from "@/lib/features/crew/compliance/certificate-validity.rules";
import { checkDocuments, type TravelDocument } from "@/lib/features/crew/compliance/document-check.rules";
import type { Item } from "@/lib/features/crew/compliance/item.rules";
import type { Period } from "@/lib/platform/calendar/period";
import type { Level } from "./fit.rules";

type Held = { papers: readonly Paper[]; travelDocuments: readonly TravelDocument[] };
/**
 * Whether the documents cover a seat for a period. worst: first problem; more: other problems; until: first expiry of
 * valid documents.
 */
export type Cover = { level: Level; worst: Item | null; more: number; until: string | null };

const levels = { block: 0, warn: 1, pass: 2 } as const satisfies Record<Item["level"], Level>;

/**
 * Check the seat's certificates and the travel documents for the period. Verification is left to the full compliance
 * check. product 5.5
 */
export function coverOf(
  { papers, travelDocuments }: Held,
  requirements: readonly Requirement[],
  days: Period & { today: string },
): Cover {
  const serving = servingOf(requirements, papers);
  const found = [...checkServing(requirements, serving, days), ...checkDocuments(travelDocuments, days)].filter(
    ({ level, code }) => level !== "pass" && code !== "certificate-unverified",
  );
  const worst = found.find(({ level }) => level === "block") ?? found[0] ?? null;
  return {
    level: worst ? levels[worst.level] : 2,
    worst,
    more: Math.max(0, found.length - 1),
    until: firstExpiryOf(serving),
  };
}
