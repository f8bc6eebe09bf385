import { read } from "@/lib/platform/operation";
import { billsPageOf, expenseRow, listBillsInput } from "../schema";
import { expenseRowOf } from "../response.rules";
import { billsPage } from "./read-page.queries";

/** List travel expenses of a month by travel day; on hold if requested. Two queries. Document 3 §7, product 5.14 */
export const listExpenses = read({
  name: "billing.list-expenses",
  access: "billing:view",
  input: listBillsInput,
  output: billsPageOf(expenseRow),
  run: (scope, input) => billsPage(scope, "expenses", input, expenseRowOf),
});
