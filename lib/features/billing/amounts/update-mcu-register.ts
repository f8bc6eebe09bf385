import { write } from "@/lib/platform/operation";
import { registerUpdated, updateRegisterInput, writtenRegister } from "./schema";
import { storeAmount } from "./store.queries";

/**
 * Update amount and fee of an applicant's check-up in whole rupiah. Document 3 §5, §7 @throws invalid, not-found,
 * conflict PERIOD_LOCKED once billed, or when it changed meanwhile
 */
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
