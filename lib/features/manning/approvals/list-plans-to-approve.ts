import { z } from "zod";
import { isOpenSlot, apiSlotOf } from "../slots.rules";
import { read } from "@/lib/platform/operation";
import { waitingPlans } from "./schema";
import { awaitsPrincipal, principalAskedAt, selectPlans } from "./waiting.queries";

/**
 * List plans that need a principal's approval: of the own fleet for a principal, of the division for an admin. product
 * 5.9
 */
export const listPlansToApprove = read({
  name: "approvals.list-waiting",
  access: "approvals:decide-as-principal",
  input: z.object({}),
  output: waitingPlans,
  async run({ db, actor }) {
    const rows = await selectPlans(db, actor, principalAskedAt, awaitsPrincipal);
    return rows.map(({ slot, ...row }) => ({ ...row, assignmentOn: isOpenSlot(slot) ? apiSlotOf[slot] : null }));
  },
});
