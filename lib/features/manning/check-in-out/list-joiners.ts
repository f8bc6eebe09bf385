import { dayOf } from "@/lib/platform/calendar/dates";
import { readPage } from "@/lib/platform/list/read-page";
import { read } from "@/lib/platform/operation";
import { joinerPage, listJoinersInput } from "./schema";
import { countJoiners, toResponse, selectJoiners } from "./joiners.queries";

/** List who joins a vessel next, confirmed or not, soonest first. product 5.2. @throws not-found */
export const listJoiners = read({
  name: "manning.list-joiners",
  access: "scheduling:check-in-out",
  input: listJoinersInput,
  output: joinerPage,
  async run({ db, actor, now }, { vesselId, filterList, pageNumber, pageSize }) {
    const count = countJoiners(db, actor, vesselId, filterList);
    const page = await readPage(selectJoiners(db, actor, vesselId, filterList), count, { pageNumber, pageSize });
    return { ...page, rows: page.rows.map((row) => toResponse(row, actor, dayOf(now))) };
  },
});
