import { z } from "zod";
import { isOpenSlot, apiSlotOf } from "../slots.rules";
import { read } from "@/lib/platform/operation";
import { waitingPlans } from "./schema";
import { awaitsSilentPrincipal, principalAskedAt, selectPlans } from "./waiting.queries";

/** List plans whose principal has not answered for four working days despite a reminder. product 5.9 */
export const listSilentPrincipals = read({
  name: "approvals.list-silent-principals",
  access: "approvals:links",
  input: z.object({}),
  output: waitingPlans,
  async run({ db, actor }) {
    const rows = await selectPlans(db, actor, principalAskedAt, awaitsSilentPrincipal);
    return rows.map(({ slot, ...row }) => ({ ...row, assignmentOn: isOpenSlot(slot) ? apiSlotOf[slot] : null }));
  },
});
