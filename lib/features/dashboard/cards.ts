import { figuresOf, type CardGroups } from "@/lib/platform/registry/dashboard-card";
import { retentionOf } from "./head-counts/queries";

const list = { path: "/dashboard/crew-management", right: "crew:list", tag: "crew-management", unit: "%" } as const;

/** The year's retention in per cent, from the stored head counts. */
export const groups: CardGroups = {
  crewManagement: {
    right: "dashboard:crew",
    cards: figuresOf(list, [
      { key: "retention", tone: "neutral", isYearly: true, query: { tab: "resigned" }, yearParameter: "resignedIn" },
    ]),
    count: async (query) => ({ retention: await retentionOf(query) }),
  },
};
