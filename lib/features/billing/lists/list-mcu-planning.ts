import { read } from "@/lib/platform/operation";
import { billsPageOf, planningRow, listBillsInput } from "../schema";
import { mcuPlanningRowOf } from "../response.rules";
import { billsPage } from "./read-page.queries";

/** List joiners' check-ups of a month by appointment day. Two queries. Document 3 §7, product 5.14 */
export const listMcuPlanning = read({
  name: "billing.list-mcu-planning",
  access: "billing:view",
  input: listBillsInput,
  output: billsPageOf(planningRow),
  run: (scope, input) => billsPage(scope, "mcu-planning", input, mcuPlanningRowOf),
});
