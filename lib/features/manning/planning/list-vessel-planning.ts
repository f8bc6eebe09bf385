import { and } from "drizzle-orm";
import { matching } from "@/lib/features/vessels/list/queries";
import { inTab, visibleTo } from "@/lib/features/vessels/queries";
import { dayOf } from "@/lib/platform/calendar/dates";
import { read } from "@/lib/platform/operation";
import { planningStatus } from "../planning-status.rules";
import { listVesselPlanningInput, planningPage } from "./schema";
import { countVessels, selectSeatHolders, selectVessels } from "./queries";
import { reasonCounts, statesOf } from "./row.rules";

/** Vessels in operation with their planning status and what waits for an answer. D2 §2, §3, §7 */
export const listVesselPlanning = read({
  name: "manning.list-vessels",
  access: "manning:view",
  input: listVesselPlanningInput,
  output: planningPage,
  async run({ db, actor, now }, input) {
    const { pageNumber, pageSize } = input;
    const where = and(visibleTo(actor), inTab("in-operation"), matching(db, input));
    const vessels = await selectVessels(db, where, input);
    const holders =
      vessels.length > 0
        ? await selectSeatHolders(
            db,
            vessels.map(({ id }) => id),
          )
        : [];
    const rows = vessels.map(({ id, name, pending, total: _total, totalPending: _sum, ...vessel }) => {
      const { status, reasons } = planningStatus(statesOf(holders, id), dayOf(now));
      return {
        ...vessel,
        id,
        vesselId: id,
        vesselName: name,
        status: "in-operation" as const,
        planningStatus: status,
        reasons: reasonCounts(reasons),
        totalPendingData: pending,
      };
    });
    const [first] = vessels;
    return {
      rows,
      total: first?.total ?? (await countVessels(db, where, pageNumber)),
      pageNumber,
      pageSize,
      totalPendingData: first?.totalPending ?? 0,
    };
  },
});
