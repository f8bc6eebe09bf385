import type { CrewDetail } from "@/lib/features/crew/detail/schema";

export const detailTabs = [
  "crew-details",
  "certification",
  "upcoming-schedule",
  "sea-service-and-training-history",
  "blacklist-history",
  "document-history",
] as const;
export type DetailTab = (typeof detailTabs)[number];

/**
 * List the tabs of a record. Principals get fewer, and viewers without certificates get no tabs for them. Document 2 §2
 * and §6
 */
export function offeredTabs({ allowedActions, coc, seaService, training }: CrewDetail): [DetailTab, ...DetailTab[]] {
  const offered: Record<Exclude<DetailTab, "crew-details">, boolean> = {
    certification: coc !== null,
    "upcoming-schedule": allowedActions.includes("see-upcoming-schedule"),
    "sea-service-and-training-history": seaService !== null || training !== null,
    "blacklist-history": allowedActions.includes("see-suitability"),
    "document-history": allowedActions.includes("see-document-history"),
  };
  return ["crew-details", ...detailTabs.filter((tab) => tab !== "crew-details" && offered[tab])];
}
