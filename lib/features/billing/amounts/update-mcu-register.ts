import { write } from "@/lib/platform/operation";
import { registerUpdated, updateRegisterInput, registerRequest } from "./schema";
import { storeAmount } from "./store-amount.queries";

/**
 * Update amount and fee of an applicant's check-up in whole rupiah. Document 3 §5, §7 @throws invalid, not-found,
 * conflict PERIOD_LOCKED once billed, or when it changed meanwhile
 */
export const updateMcuRegister = write({
  name: "billing.update-mcu-register",
  access: "billing:mcu",
  input: updateRegisterInput,
  callerInput: registerRequest,
  output: registerUpdated,
  async run(scope, { assessmentHistoryMCUId, ...entered }) {
    const version = await storeAmount(scope, "mcu-register", assessmentHistoryMCUId, entered);
    return { assessmentHistoryMCUId, version };
  },
});
