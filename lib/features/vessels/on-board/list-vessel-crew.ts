import { dayOf } from "@/lib/platform/calendar/dates";
import { read } from "@/lib/platform/operation";
import { countAboard, onWire, selectAboard } from "./queries";
import { listVesselCrewInput, vesselCrewPage } from "./schema";

/** Who is on board, in order of rank, somebody handing over included. D2 §2 and §7. @throws not-found */
export const listVesselCrew = read({
  name: "vessels.list-crew",
  access: "vessels:view",
  input: listVesselCrewInput,
  output: vesselCrewPage,
  async run({ db, actor, now }, { vesselId, filterList, pageNumber, pageSize }) {
    const [total, rows] = await Promise.all([
      countAboard(db, actor, vesselId, filterList),
      selectAboard(db, vesselId, filterList)
        .limit(pageSize)
        .offset((pageNumber - 1) * pageSize),
    ]);
    return { rows: rows.map((row) => onWire(row, actor, dayOf(now))), total, pageNumber, pageSize };
  },
});
