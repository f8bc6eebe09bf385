import { preparedPage } from "@/lib/access/prepared-list";
import { dayOf } from "@/lib/platform/calendar/dates";
import { read } from "@/lib/platform/operation";
import { toResponse } from "../queries";
import { requestPage } from "../schema";
import { countRequests, matchesFilters, selectSortedRequests } from "./queries";
import { listRequestsInput, type ListRequests } from "./schema";

const selectPage = preparedPage(
  (db, actor, input: ListRequests, today) => selectSortedRequests(db, matchesFilters(actor, input, today), input),
  (db, actor, input, today) => countRequests(db, matchesFilters(actor, input, today)),
);

/** List open requests or the history, of one or all visible vessels, newest first. Document 3 §2, §7 */
export const listRequests = read({
  name: "chandler.list-requests",
  access: "chandler:view",
  input: listRequestsInput,
  output: requestPage,
  async run({ db, actor, now }, input) {
    const today = dayOf(now);
    const page = await selectPage(db, actor, input, today);
    return { ...page, rows: page.rows.map((row) => toResponse(row, today)) };
  },
});
