import { and, eq, sql } from "drizzle-orm";
import { countsOf } from "@/db/counts-of";
import { vessels } from "@/db/schema/vessels";
import { narrowed } from "@/lib/features/manning/planning/queries";
import { vesselStates } from "@/lib/features/manning/planning/vessel-states.queries";
import type { PlanningStatus } from "@/lib/features/manning/planning-status.rules";
import { inTab, visibleTo } from "@/lib/features/vessels/queries";
import type { Asked } from "../queries";

/** Count vessels by status, those in operation by planning status. */
export async function countVessels({ db, actor, today }: Asked): Promise<Record<string, number>> {
  const planned = (status: PlanningStatus) =>
    and(inTab("in-operation"), narrowed({ planningStatus: [status], waiting: false }));
  const [row] = await db
    .select(
      countsOf({
        "in-operation": inTab("in-operation"),
        "in-scrap": inTab("in-scrap"),
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
