import { and, eq, sql } from "drizzle-orm";
import { crew } from "@/db/schema/crew";
import { vesselTypes } from "@/db/schema/positions";
import { schedules } from "@/db/schema/scheduling";
import { vessels } from "@/db/schema/vessels";
import { visibleSchedules } from "../scope.queries";
import { lists, travelTabs } from "../status.rules";
import { visibleTo } from "@/lib/features/vessels/queries";
import { notFound } from "@/lib/platform/errors";
import { read } from "@/lib/platform/operation";
import { vesselHead, vesselInput } from "./schema";

/** The state used for counting. Cancelled schedules count as history. */
const shownState = sql<number>`case when ${schedules.cancelledAt} is null then ${schedules.statusId} else 7 end`;

/**
 * Load the vessel of a crew list with the row count of each tab. @throws not-found for a vessel hidden from the actor
 */
export const getSchedulingVessel = read({
  name: "scheduling.get-scheduling-vessel",
  access: "scheduling:view",
  input: vesselInput,
  output: vesselHead,
  async run({ db, actor }, { vesselId }) {
    const [vesselRow] = await db
      .select({
        vesselId: vessels.id,
        vesselName: vessels.name,
        vesselTypeName: vesselTypes.name,
        vesselTypeNameId: vesselTypes.nameId,
        divisionId: vessels.divisionId,
        scrappedOn: vessels.scrappedOn,
      })
      .from(vessels)
      .innerJoin(vesselTypes, eq(vesselTypes.id, vessels.vesselTypeId))
      .where(and(eq(vessels.id, vesselId), visibleTo(actor)));
    if (!vesselRow) throw notFound("vessels.notFound");
    const states = await db
      .select({ state: shownState, count: sql<number>`count(*)::int` })
      .from(schedules)
      .innerJoin(vessels, eq(vessels.id, schedules.vesselId))
      .innerJoin(crew, eq(crew.id, schedules.crewId))
      .where(and(eq(schedules.vesselId, vesselId), visibleSchedules(actor)))
      .groupBy(sql`1`);
    const countOf = (ids: readonly number[]) =>
      states.reduce((sum, { state, count }) => (ids.includes(state) ? sum + count : sum), 0);
    const { scrappedOn, ...vessel } = vesselRow;
    return {
      ...vessel,
      isInOperation: scrappedOn === null,
      lists: {
        "onboard-scheduling": countOf(lists["onboard-scheduling"]),
        onboard: countOf(lists.onboard),
        "offboard-scheduling": countOf(lists["offboard-scheduling"]),
        offboard: countOf(lists.offboard),
        history: countOf(lists.history),
      },
      tabs: {
        "on board": countOf(travelTabs["on board"]),
        "offboard-waiting-schedule": countOf(travelTabs["offboard-waiting-schedule"]),
        offboard: countOf(travelTabs.offboard),
        history: countOf(travelTabs.history),
      },
    };
  },
});
