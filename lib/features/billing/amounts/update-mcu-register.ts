import { write } from "@/lib/platform/operation";
import { registerUpdated, updateRegisterInput, writtenRegister } from "./schema";
import { storeAmount } from "./store.queries";

/** The amount and fee an applicant's check-up is billed at, in whole rupiah. Document 3 §5, §7 @throws invalid, not-found, conflict PERIOD_LOCKED once billed, or who came first */
export const updateMcuRegister = write({
  name: "billing.update-mcu-register",
  access: "billing:mcu",
  input: updateRegisterInput,
  written: writtenRegister,
  output: registerUpdated,
  async run(scope, { assessmentHistoryMCUId, ...given }) {
    const version = await storeAmount(scope, "mcu-register", assessmentHistoryMCUId, given);
    return { assessmentHistoryMCUId, version };
  },
});
