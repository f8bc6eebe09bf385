import { and, eq, sql } from "drizzle-orm";
import { filteredCounts } from "@/db/filtered-counts";
import { vessels } from "@/db/schema/vessels";
import { matchesStatusFilter } from "@/lib/features/manning/planning/queries";
import { vesselStates } from "@/lib/features/manning/planning/vessel-states.queries";
import type { PlanningStatus } from "@/lib/features/manning/planning-status.rules";
import { matchesTab, visibleTo } from "@/lib/features/vessels/queries";
import type { DashboardQuery } from "../queries";

/** Count vessels by status, those in operation by planning status. */
export async function countVessels({ db, actor, today }: DashboardQuery): Promise<Record<string, number>> {
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
