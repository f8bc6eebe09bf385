import { read } from "@/lib/platform/operation";
import { billsPageOf, victualingRow, listBillsInput } from "../schema";
import { victualingRowOf } from "../response.rules";
import { billsPage } from "./read-page.queries";

/** List provisions of a closed UJBM month; Marine only. Two queries. Document 3 §7, product 5.14 */
export const listVictualing = read({
  name: "billing.list-victualing",
  access: "billing:view",
  input: listBillsInput,
  output: billsPageOf(victualingRow),
  run: (scope, input) => billsPage(scope, "victualing", input, victualingRowOf),
});
