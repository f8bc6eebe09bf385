import { and, eq, sql } from "drizzle-orm";
import { vessels } from "@/db/schema/vessels";
import { workOrders } from "@/db/schema/work-orders";
import { visibleTo as vesselsVisibleTo } from "@/lib/features/vessels/queries";
import { notFound } from "@/lib/platform/errors";
import { read } from "@/lib/platform/operation";
import { slipVessel, slipVesselInput } from "./schema";

/** The vessel of a page and how many slips each of its tabs has. @throws not-found for a vessel the actor may not see */
export const getSlipVessel = read({
  name: "work-orders.get-vessel",
  access: "work-orders:view",
  input: slipVesselInput,
  output: slipVessel,
  async run({ db, actor }, { vesselId }) {
    const count = (state: "draft" | "locked") =>
      sql<number>`(select count(*)::int from ${workOrders} where ${workOrders.vesselId} = ${vessels}.id and ${workOrders.state} = ${state})`;
    const [found] = await db
      .select({ vesselId: vessels.id, vesselName: vessels.name, current: count("draft"), history: count("locked") })
      .from(vessels)
      .where(and(eq(vessels.id, vesselId), vesselsVisibleTo(actor)));
    if (!found) throw notFound("vessels.notFound");
    return found;
  },
});
