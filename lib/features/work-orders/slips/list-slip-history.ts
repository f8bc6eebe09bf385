import { read } from "@/lib/platform/operation";
import { vesselSlipsPage } from "./page.queries";
import { listSlipsInput, slipPage } from "./schema";

/**
 * List a vessel's slips of locked months, all or of a month and year. Two queries including the read log. D3 §2, §7,
 * product 5.15.1
 */
export const listSlipHistory = read({
  name: "work-orders.list-history",
  access: "work-orders:view",
  input: listSlipsInput,
  output: slipPage,
  run: (scope, input) => vesselSlipsPage(scope, { ...input, list: "history" }, "work-orders.list-history"),
});
