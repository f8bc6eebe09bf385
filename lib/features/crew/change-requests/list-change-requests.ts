import { read } from "@/lib/platform/operation";
import { changeRequestPage, listChangeRequestsInput } from "./schema";
import { countRequests, toChangeRequestRow, requestRows } from "./queries";

/**
 * List open or decided change requests: staff see those of the division they may decide, a seafarer their own. product
 * 5.11
 */
export const listChangeRequests = read({
  name: "crew.list-change-requests",
  access: "crew:view",
  input: listChangeRequestsInput,
  output: changeRequestPage,
  async run({ db, actor }, { pageNumber, pageSize, ...filters }) {
    const [rows, { counts, outOf }] = await Promise.all([
      requestRows(db, actor, filters, { limit: pageSize, offset: (pageNumber - 1) * pageSize }),
      countRequests(db, actor, filters),
    ]);
    const total = counts[filters.state];
    return { rows: rows.map((row) => toChangeRequestRow(row, actor)), total, pageNumber, pageSize, counts, outOf };
  },
});
