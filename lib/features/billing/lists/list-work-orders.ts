import { read } from "@/lib/platform/operation";
import { billsPageOf, listBillsInput, workOrderRow } from "../schema";
import { workOrderRowOf } from "../response.rules";
import { billsPage } from "./read-page.queries";

/** List locked work orders of a month, one per person. Two queries, and the read log. Document 3 §7, product 5.14 */
export const listWorkOrders = read({
  name: "billing.list-work-orders",
  access: "billing:view",
  input: listBillsInput,
  output: billsPageOf(workOrderRow),
  run: (scope, input) => billsPage(scope, "work-order", input, workOrderRowOf),
});
