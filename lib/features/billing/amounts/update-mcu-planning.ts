import { write } from "@/lib/platform/operation";
import { planningUpdated, updatePlanningInput, planningRequest } from "./schema";
import { storeAmount } from "./store-amount.queries";

/**
 * Update amount and fee of a joiner's check-up in whole rupiah. Document 3 §5, §7 @throws invalid, not-found, conflict
 * PERIOD_LOCKED once billed, or when it changed meanwhile
 */
export const updateMcuPlanning = write({
  name: "billing.update-mcu-planning",
  access: "billing:mcu",
  input: updatePlanningInput,
  callerInput: planningRequest,
  output: planningUpdated,
  async run(scope, { employeePreparationMCUId, ...entered }) {
    const version = await storeAmount(scope, "mcu-planning", employeePreparationMCUId, entered);
    return { employeePreparationMCUId, version };
  },
});
