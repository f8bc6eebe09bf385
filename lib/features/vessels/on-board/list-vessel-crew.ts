import { dayOf } from "@/lib/platform/calendar/dates";
import { readPage } from "@/lib/platform/list/read-page";
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
    const count = countAboard(db, actor, vesselId, filterList);
    const page = await readPage(selectAboard(db, vesselId, filterList), count, { pageNumber, pageSize });
    return { ...page, rows: page.rows.map((row) => onWire(row, actor, dayOf(now))) };
  },
});
