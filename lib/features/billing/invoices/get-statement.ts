import { read } from "@/lib/platform/operation";
import { readStatement } from "./read-statement.queries";
import { statement, statementInput } from "./schema";

/** What a principal owes and why: its invoices, notes, payments and tax withheld of some days, with the balance before and after. Two queries. product 5.14 @throws not-found */
export const getStatement = read({
  name: "billing.get-statement",
  access: "billing:view",
  input: statementInput,
  output: statement,
  run: readStatement,
});
