import { dayOf } from "@/lib/platform/calendar/dates";
import { read } from "@/lib/platform/operation";
import { joinerPage, listJoinersInput } from "../check-in.schema";
import { countJoiners, onWireJoiner, selectJoiners } from "./joiners.queries";

/** Who is to go on board of a vessel next, confirmed or not, the soonest first. product 5.2. @throws not-found */
export const listJoiners = read({
  name: "manning.list-joiners",
  access: "scheduling:check-in-out",
  input: listJoinersInput,
  output: joinerPage,
  async run({ db, actor, now }, { vesselId, filterList, pageNumber, pageSize }) {
    const [total, rows] = await Promise.all([
      countJoiners(db, actor, vesselId, filterList),
      selectJoiners(db, vesselId, filterList)
        .limit(pageSize)
        .offset((pageNumber - 1) * pageSize),
    ]);
    return { rows: rows.map((row) => onWireJoiner(row, actor, dayOf(now))), total, pageNumber, pageSize };
  },
});
