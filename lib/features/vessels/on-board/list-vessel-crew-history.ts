import { and } from "drizzle-orm";
import { dayOf } from "@/lib/platform/calendar/dates";
import { readPage } from "@/lib/platform/list/read-page";
import { read } from "@/lib/platform/operation";
import { countHistory, leftVesselWhere, matchesName, selectHistory } from "./queries";
import { crewHistoryPage, listVesselCrewHistoryInput } from "./schema";

/**
 * List people who left the vessel, last first. Principals see the last twelve months. D2 §2, product 5.12.
 * @throws not-found
 */
export const listVesselCrewHistory = read({
  name: "vessels.list-crew-history",
  access: "vessels:view",
  input: listVesselCrewHistoryInput,
  output: crewHistoryPage,
  async run({ db, actor, now }, { vesselId, filterList, pageNumber, pageSize }) {
    const where = and(leftVesselWhere(vesselId, actor, dayOf(now)), matchesName(filterList));
    return readPage(selectHistory(db, where), countHistory(db, actor, vesselId, where), { pageNumber, pageSize });
  },
});
