import { z } from "zod";
import { can } from "@/lib/access/actor";
import { isActorAmong } from "@/lib/access/roles";
import { dayOf } from "@/lib/platform/calendar/dates";
import { notFound } from "@/lib/platform/errors";
import { read } from "@/lib/platform/operation";
import { id } from "../check-in-out/schema";
import { chartOf } from "./chart.rules";
import { selectTopFourPairs } from "./top-four-pairs.queries";
import { shortPairs } from "./top-four-pairs.rules";
import { selectChart } from "./queries";
import { ganttChart } from "./schema";

const tankerDivisionId = 2;

/** Return a vessel's crew plan over 27 months. D2 §3, §7, §9. @throws not-found */
export const getVesselGantt = read({
  name: "manning.get-gantt",
  access: "manning:view",
  input: z.object({ vesselId: id }),
  output: ganttChart,
  async run({ db, actor, now }, { vesselId }) {
    const rows = await selectChart(db, actor, vesselId);
    const [first] = rows;
    if (!first) throw notFound("vessels.notFound");
    const isPrincipal = isActorAmong(actor, "principals");
    const today = dayOf(now);
    const { leastPairYears: least, vessel } = first;
    const isPaired = least !== null && vessel.divisionId === tankerDivisionId;
    const shortPairIds = isPaired
      ? shortPairs(await selectTopFourPairs(db, vesselId, today), least)
      : new Set<number>();
    return chartOf(rows, first, { today, isPrincipal, seesSchedules: can(actor, "scheduling:view"), shortPairIds });
  },
});
