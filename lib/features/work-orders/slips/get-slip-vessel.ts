import { and, eq, sql } from "drizzle-orm";
import { allConditions } from "@/db/all-conditions";
import { vessels } from "@/db/schema/vessels";
import { workOrders } from "@/db/schema/work-orders";
import { visibleTo as vesselsVisibleTo } from "@/lib/features/vessels/queries";
import { notFound } from "@/lib/platform/errors";
import { read } from "@/lib/platform/operation";
import { inList, ofVessel, visibleTo } from "./queries";
import { slipVessel, slipVesselInput } from "./schema";

/**
 * Return a page's vessel, or none for settlements, with the slip count of each tab. One query. @throws not-found for a
 * vessel the actor may not see
 */
export const getSlipVessel = read({
  name: "work-orders.get-vessel",
  access: "work-orders:view",
  input: slipVesselInput,
  output: slipVessel,
  async run({ db, actor }, { vesselId }) {
    if (vesselId === "none") {
      const tab = (list: "current" | "history") => sql<number>`(count(*) filter (where ${inList(list)}))::int`;
      const [counts] = await db
        .select({ current: tab("current"), history: tab("history") })
        .from(workOrders)
        .where(allConditions(visibleTo(actor), ofVessel(null)));
      return { vesselId: null, vesselName: null, current: 0, history: 0, ...counts };
    }
    const of = (state: "draft" | "locked") =>
      sql<number>`(select count(*)::int from ${workOrders} where ${workOrders.vesselId} = ${vessels}.id and ${workOrders.state} = ${state})`;
    const [vesselRow] = await db
      .select({ vesselId: vessels.id, vesselName: vessels.name, current: of("draft"), history: of("locked") })
      .from(vessels)
      .where(and(eq(vessels.id, vesselId), vesselsVisibleTo(actor)));
    if (!vesselRow) throw notFound("vessels.notFound");
    return vesselRow;
  },
});
