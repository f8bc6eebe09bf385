import { personOf } from "@/lib/platform/access";
import { read } from "@/lib/platform/operation";
import { runOf } from "./queries";
import { periodInput, periodRun } from "./schema";

/** How far the drawing of a month of the division is, for a page that waits for its end; null once none goes on. Names nobody. One query. product 5.15.1 */
export const getRun = read({
  name: "work-orders.get-run",
  access: "work-orders:view",
  input: periodInput,
  output: periodRun,
  run: async ({ db, actor }, { month }) => ({ run: await runOf(db, personOf(actor).divisionId, month) }),
});
