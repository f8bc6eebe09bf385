import { read } from "@/lib/platform/operation";
import { vesselSlipsPage } from "./page.queries";
import { listSlipsInput, slipPage } from "./schema";

/**
 * List a vessel's unlocked slips: of the current month, and of the previous one until it is locked. Two queries
 * including the read log. D3 §2, §7, product 5.15.1
 */
export const listCurrentSlips = read({
  name: "work-orders.list-current",
  access: "work-orders:view",
  input: listSlipsInput,
  output: slipPage,
  run: (scope, input) => vesselSlipsPage(scope, { ...input, list: "current" }, "work-orders.list-current"),
});
