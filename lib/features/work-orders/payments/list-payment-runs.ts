import { readPage } from "@/lib/platform/list/read-page";
import { read } from "@/lib/platform/operation";
import { countRuns, matchingRuns, runToResponse, selectRuns } from "./queries";
import { listedRuns, listRunsInput } from "./schema";

/** List payment runs of the division with sums by state, newest first. Two queries. product 5.15 */
export const listPaymentRuns = read({
  name: "work-orders.list-payment-runs",
  access: "work-orders:payments",
  input: listRunsInput,
  output: listedRuns,
  async run({ db, actor }, input) {
    const counting = countRuns(db, actor, input);
    const page = await readPage(
      selectRuns(db, matchingRuns(actor, input)),
      counting.then((counts) => counts[input.tab]),
      input,
    );
    return { ...page, rows: page.rows.map(runToResponse), counts: await counting };
  },
});
