import { userActorOf } from "@/lib/platform/access";
import { read } from "@/lib/platform/operation";
import { draftingRunOf } from "./queries";
import { periodInput, periodRun } from "./schema";

/**
 * Return the progress of drafting a month, for a page that polls it; null without an active run. Contains no names. One
 * query. product 5.15.1
 */
export const getDraftingRun = read({
  name: "work-orders.get-run",
  access: "work-orders:view",
  input: periodInput,
  output: periodRun,
  run: async ({ db, actor }, { month }) => ({ run: await draftingRunOf(db, userActorOf(actor).divisionId, month) }),
});
