import { read } from "@/lib/platform/operation";
import { ledgerFor } from "./ledger.queries";
import { debtLedger, listDebtsInput } from "./schema";

/**
 * What a seafarer owes and owed, with every slip that deducted it and what was paid back besides; the own where nobody is named. Put on record as
 * read. Whole rupiah, months of Asia/Jakarta. product 5.15, MLC A2.2 @throws not-found
 */
export const listDebts = read({
  name: "work-orders.list-debts",
  access: "work-orders:deductions",
  input: listDebtsInput,
  output: debtLedger,
  run: (scope, { crewId }) => ledgerFor(scope, crewId, "work-orders.list-debts"),
});
