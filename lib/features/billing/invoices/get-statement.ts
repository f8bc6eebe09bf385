import { read } from "@/lib/platform/operation";
import { readStatement } from "./read-statement.queries";
import { statement, statementInput } from "./schema";

/**
 * Return a principal's statement of a period: invoices, notes, payments, tax withheld, and balances. Two queries.
 * product 5.14 @throws not-found
 */
export const getStatement = read({
  name: "billing.get-statement",
  access: "billing:view",
  input: statementInput,
  output: statement,
  run: readStatement,
});
