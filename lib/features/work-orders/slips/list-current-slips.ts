import { read } from "@/lib/platform/operation";
import { vesselSlipsPage } from "./page.queries";
import { listSlipsInput, slipPage } from "./schema";

/** A vessel's slips of the months that are not locked: the running one and the one before until it is. Two queries, one of them the record of whose pay was read. D3 §2, §7, product 5.15.1 */
export const listCurrentSlips = read({
  name: "work-orders.list-current",
  access: "work-orders:view",
  input: listSlipsInput,
  output: slipPage,
  run: (scope, input) => vesselSlipsPage(scope, { ...input, list: "current" }, "work-orders.list-current"),
});
