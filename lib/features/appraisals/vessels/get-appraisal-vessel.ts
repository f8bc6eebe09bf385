import { and, eq } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { vesselTypes } from "@/db/schema/positions";
import { vessels } from "@/db/schema/vessels";
import { can, type Actor } from "@/lib/access/actor";
import { visibleTo } from "@/lib/features/vessels/queries";
import { dayOf } from "@/lib/platform/calendar/dates";
import { notFound } from "@/lib/platform/errors";
import { read } from "@/lib/platform/operation";
import { appraisalList } from "../crews/queries";
import { type appraisalTabs, listAppraisalsInput } from "../crews/schema";
import { reportFormatOf } from "../report-format.rules";
import { countEach } from "../report-rows.queries";
import { appraisalVesselHead, appraisalVesselInput } from "./schema";

const countTab = async (
  db: Executor,
  actor: Actor,
  tab: (typeof appraisalTabs)[number],
  vesselId: number,
  today: string,
) => {
  const { report, where } = appraisalList(actor, listAppraisalsInput.parse({ tab, vesselId }), today);
  return (await countEach(db, report, where, { total: undefined })).total ?? 0;
};

/**
 * Load the vessel of a crew list, its report kind and the row count of each tab. @throws not-found for a vessel
 * hidden from the actor
 */
export const getAppraisalVessel = read({
  name: "appraisals.get-vessel",
  access: "appraisals:view",
  input: appraisalVesselInput,
  output: appraisalVesselHead,
  async run({ db, actor, now }, { vesselId }) {
    const today = dayOf(now);
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
    const { scrappedOn, ...vessel } = vesselRow;
    const [newRequests, history, onBoard] = await Promise.all([
      countTab(db, actor, "new-request", vesselId, today),
      countTab(db, actor, "history", vesselId, today),
      countTab(db, actor, "on-board", vesselId, today),
    ]);
    return {
      ...vessel,
      isInOperation: scrappedOn === null,
      flag: reportFormatOf(vessel.divisionId),
      mayWrite: can(actor, "appraisals:write"),
      tabs: { "new-request": newRequests, history, "on-board": onBoard },
    };
  },
});
