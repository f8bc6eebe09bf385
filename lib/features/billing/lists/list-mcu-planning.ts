import { read } from "@/lib/platform/operation";
import { billsPageOf, planningRow, listBillsInput } from "../schema";
import { planningOf } from "../wire.rules";
import { billsPage } from "./read-page.queries";

/** Check-ups of joiners by the day of the appointment, a page of a month's. Two queries. Document 3 §7, product 5.14 */
export const listMcuPlanning = read({
  name: "billing.list-mcu-planning",
  access: "billing:view",
  input: listBillsInput,
  output: billsPageOf(planningRow),
  run: (scope, input) => billsPage(scope, "mcu-planning", input, planningOf),
});
