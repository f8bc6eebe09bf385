import { and, eq, sql } from "drizzle-orm";
import { filteredCounts } from "@/db/filtered-counts";
import { vessels } from "@/db/schema/vessels";
import { matchesTab, visibleTo } from "@/lib/features/vessels/queries";
import { type CardGroups, type CardList, type DashboardQuery, figuresOf } from "@/lib/platform/registry/dashboard-card";
import type { PlanningStatus } from "./planning/status.rules";
import { matchesStatusFilter } from "./planning/queries";
import { vesselStates } from "./planning/vessel-states.queries";

/** Count vessels by status, those in operation by planning status. */
async function countVessels({ db, actor, today }: DashboardQuery): Promise<Record<string, number>> {
  const planned = (status: PlanningStatus) =>
    and(matchesTab("in-operation"), matchesStatusFilter({ planningStatus: [status], waiting: false }));
  const [row] = await db
    .select(
      filteredCounts({
        "in-operation": matchesTab("in-operation"),
        "in-scrap": matchesTab("in-scrap"),
        "need-action": planned("Need Action"),
        "on-planning": planned("On Planning"),
        planned: planned("Planned"),
      }),
    )
    .from(vessels)
    .leftJoin(vesselStates(today, visibleTo(actor)), eq(sql`states.vessel_id`, vessels.id))
    .where(visibleTo(actor));
  return row ?? {};
}

const vesselList: CardList = {
  path: "/dashboard/vessel-management",
  right: "vessels:view",
  tag: "vessel-management",
  unit: "vessels",
};

const planning: CardList = {
  path: "/dashboard/manning/planning",
  right: "manning:view",
  tag: "planning",
  unit: "vessels",
};

export const groups: CardGroups = {
  vesselManagement: {
    right: "dashboard:vessels",
    cards: [
      ...figuresOf(vesselList, [
        { key: "in-operation", tone: "success", query: { tab: "in-operation" } },
        { key: "in-scrap", tone: "neutral", query: { tab: "in-scrap" } },
      ]),
      ...figuresOf(planning, [
        { key: "need-action", tone: "error", query: { show: "Need Action" } },
        { key: "on-planning", tone: "warning", query: { show: "On Planning" } },
        { key: "planned", tone: "success", query: { show: "Planned" } },
      ]),
    ],
    count: countVessels,
  },
};
