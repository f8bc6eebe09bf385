import { read } from "@/lib/platform/operation";
import { confirmRightsOf, toDataRequest, dataRequestCounts, dataRequestRows } from "./queries";
import { worksOnDataRequests } from "./rules";
import { listDataRequestsInput, dataRequestPage } from "./schema";

/**
 * List the data requests of the division, waiting ones by due date, for users who may request or confirm. product 5.20
 */
export const listDataRequests = read({
  name: "crew.list-subject-requests",
  access: "crew:view",
  input: listDataRequestsInput,
  output: dataRequestPage,
  async run({ db, actor, now }, { pageNumber, pageSize, ...filters }) {
    if (!worksOnDataRequests(actor))
      return { rows: [], total: 0, pageNumber, pageSize, counts: { open: 0, decided: 0 }, outOf: null };
    const [rows, { counts, outOf }, rights] = await Promise.all([
      dataRequestRows(db, actor, filters, { limit: pageSize, offset: (pageNumber - 1) * pageSize }),
      dataRequestCounts(db, actor, filters),
      confirmRightsOf(db, actor),
    ]);
    return {
      rows: rows.map((row) => toDataRequest(row, actor, now, rights)),
      total: counts[filters.state],
      pageNumber,
      pageSize,
      counts,
      outOf,
    };
  },
});
