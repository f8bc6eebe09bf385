import { read } from "@/lib/platform/operation";
import { ledgerFor } from "./ledger.queries";
import { debtLedger, listDebtsInput } from "./schema";

/**
 * List a seafarer's debts with the slips and entries that reduced them; the viewer's own without an id. Logs the read.
 * Whole rupiah, months of Asia/Jakarta. product 5.15, MLC A2.2 @throws not-found
 */
export const listDebts = read({
  name: "work-orders.list-debts",
  access: "work-orders:deductions",
  input: listDebtsInput,
  output: debtLedger,
  run: (scope, { crewId }) => ledgerFor(scope, crewId, "work-orders.list-debts"),
});
