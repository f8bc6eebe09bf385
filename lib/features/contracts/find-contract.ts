import { dayOf } from "@/lib/platform/calendar/dates";
import { read } from "@/lib/platform/operation";
import { toResponse, selectContract } from "./queries";
import { contractIdInput, foundContract } from "./schema";

/** Find a contract by id, wherever it is listed; null for one the actor may not see. Document 3 §2, §8 */
export const findContract = read({
  name: "contracts.find",
  access: "contracts:view",
  input: contractIdInput,
  output: foundContract,
  async run({ db, actor, now }, { id }) {
    const row = await selectContract(db, actor, id);
    return row ? toResponse(row, actor, dayOf(now)) : null;
  },
});
