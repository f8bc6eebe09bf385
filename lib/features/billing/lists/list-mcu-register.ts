import { read } from "@/lib/platform/operation";
import { billsPageOf, registerRow, listBillsInput } from "../schema";
import { mcuRegisterRowOf } from "../response.rules";
import { billsPage } from "./read-page.queries";

/** List applicants' check-ups of a month by appointment day. Two queries. Document 3 §7, product 5.14 */
export const listMcuRegister = read({
  name: "billing.list-mcu-register",
  access: "billing:view",
  input: listBillsInput,
  output: billsPageOf(registerRow),
  run: (scope, input) => billsPage(scope, "mcu-register", input, mcuRegisterRowOf),
});
