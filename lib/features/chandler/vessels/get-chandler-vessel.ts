import { and, eq, sql } from "drizzle-orm";
import { chandlerRequests } from "@/db/schema/chandler";
import { lookups } from "@/db/schema/lookups";
import { vesselTypes } from "@/db/schema/positions";
import { vessels } from "@/db/schema/vessels";
import { dayOf } from "@/lib/platform/calendar/dates";
import { holidaysOf } from "@/lib/platform/calendar/working-days";
import { notFound } from "@/lib/platform/errors";
import { read } from "@/lib/platform/operation";
import { leadDays } from "../lead-time.rules";
import { headCountOf, nextPortOf } from "../head-count-and-port.queries";
import { isOpen, visibleTo } from "../queries";
import { chandlerVessel, chandlerVesselInput } from "./schema";

/**
 * Return a page's vessel with the request count of each tab and defaults of a new request. @throws not-found for a
 * vessel the actor may not see
 */
export const getChandlerVessel = read({
  name: "chandler.get-vessel",
  access: "chandler:view",
  input: chandlerVesselInput,
  output: chandlerVessel,
  async run({ db, actor, now }, { vesselId }) {
    const [vesselRow] = await db
      .select({
        vesselId: vessels.id,
        vesselName: vessels.name,
        vesselType: vesselTypes.name,
        vesselTypeNameId: vesselTypes.nameId,
        scrappedOn: vessels.scrappedOn,
      })
      .from(vessels)
      .innerJoin(vesselTypes, eq(vesselTypes.id, vessels.vesselTypeId))
      .where(and(eq(vessels.id, vesselId), visibleTo(actor)));
    if (!vesselRow) throw notFound("vessels.notFound");
    const [counts] = await db
      .select({
        open: sql<number>`count(*) filter (where ${isOpen})::int`,
        history: sql<number>`count(*) filter (where not ${isOpen})::int`,
      })
      .from(chandlerRequests)
      .where(eq(chandlerRequests.vesselId, vesselId));
    const today = dayOf(now);
    const port = await nextPortOf(db, vesselId, today);
    const [knownPort] = port
      ? await db
          .select({ id: lookups.id })
          .from(lookups)
          .where(and(eq(lookups.kind, "port"), eq(lookups.name, port.name)))
      : [];
    const year = Number(today.slice(0, 4));
    const { scrappedOn, ...vessel } = vesselRow;
    return {
      ...vessel,
      isInOperation: scrappedOn === null,
      open: counts?.open ?? 0,
      history: counts?.history ?? 0,
      headCount: await headCountOf(db, vesselId),
      nextPort: port && { ...port, id: knownPort?.id ?? null },
      today,
      leadDays: leadDays(process.env),
      holidays: holidaysOf(process.env, year, year + 1),
    };
  },
});
