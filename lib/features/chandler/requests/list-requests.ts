import { dayOf } from "@/lib/platform/calendar/dates";
import { read } from "@/lib/platform/operation";
import { onWire } from "../queries";
import { requestPage } from "../schema";
import { countRequests, narrowed, selectPage } from "./queries";
import { listRequestsInput } from "./schema";

/** Requests under way or the history, of one vessel or of every vessel the actor sees, the newest first. Document 3 §2, §7 */
export const listRequests = read({
  name: "chandler.list-requests",
  access: "chandler:view",
  input: listRequestsInput,
  output: requestPage,
  async run({ db, actor, now }, input) {
    const today = dayOf(now);
    const where = narrowed(actor, input, today);
    const { pageNumber, pageSize } = input;
    const [found, total] = await Promise.all([selectPage(db, where, input), countRequests(db, where)]);
    return { rows: found.map((row) => onWire(row, today)), total, pageNumber, pageSize };
  },
});
