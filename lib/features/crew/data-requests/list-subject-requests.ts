import { read } from "@/lib/platform/operation";
import { confirmSightOf, onWireRequest, wishCounts, wishRows } from "./queries";
import { worksOnWishes } from "./rules";
import { listSubjectRequestsInput, subjectRequestPage } from "./schema";

/** Wishes about personal data in the division, waiting ones the soonest due first; for who asks and who confirms; nobody else finds any. product 5.20 */
export const listSubjectRequests = read({
  name: "crew.list-subject-requests",
  access: "crew:view",
  input: listSubjectRequestsInput,
  output: subjectRequestPage,
  async run({ db, actor, now }, { pageNumber, pageSize, ...filters }) {
    if (!worksOnWishes(actor)) return { rows: [], total: 0, pageNumber, pageSize, counts: { open: 0, decided: 0 } };
    const [rows, counts, sight] = await Promise.all([
      wishRows(db, actor, filters, { limit: pageSize, offset: (pageNumber - 1) * pageSize }),
      wishCounts(db, actor, filters),
      confirmSightOf(db, actor),
    ]);
    return {
      rows: rows.map((row) => onWireRequest(row, actor, now, sight)),
      total: counts[filters.state],
      pageNumber,
      pageSize,
      counts,
    };
  },
});
