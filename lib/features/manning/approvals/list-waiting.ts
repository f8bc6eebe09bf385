import { z } from "zod";
import { isOpenSlot, wireOfSlot } from "../slots.rules";
import { read } from "@/lib/platform/operation";
import { waitingPlans } from "./schema";
import { awaitsPrincipal, principalAskedAt, selectPlans } from "./waiting.queries";

/** Plans that wait for a principal's answer: for a principal those of the own fleet, for an admin those of the division. product 5.9 */
export const listWaiting = read({
  name: "approvals.list-waiting",
  access: "approvals:decide-as-principal",
  input: z.object({}),
  output: waitingPlans,
  async run({ db, actor }) {
    const rows = await selectPlans(db, actor, principalAskedAt, awaitsPrincipal);
    return rows.map(({ slot, ...row }) => ({ ...row, assignmentOn: isOpenSlot(slot) ? wireOfSlot[slot] : null }));
  },
});
