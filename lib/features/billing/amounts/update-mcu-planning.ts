import { write } from "@/lib/platform/operation";
import { planningUpdated, updatePlanningInput, writtenPlanning } from "./schema";
import { storeAmount } from "./store.queries";

/** The amount and fee a joiner's check-up is billed at, in whole rupiah. Document 3 §5, §7 @throws invalid, not-found, conflict PERIOD_LOCKED once billed, or who came first */
export const updateMcuPlanning = write({
  name: "billing.update-mcu-planning",
  access: "billing:mcu",
  input: updatePlanningInput,
  written: writtenPlanning,
  output: planningUpdated,
  async run(scope, { employeePreparationMCUId, ...given }) {
    const version = await storeAmount(scope, "mcu-planning", employeePreparationMCUId, given);
    return { employeePreparationMCUId, version };
  },
});
