import { fileOf, sheetType } from "@/lib/platform/files/file-response";
import { write } from "@/lib/platform/operation";
import { downloadBillsInput } from "../schema";
import { billsSheet } from "./write-sheet.queries";

/** Generate a month's travel expenses as Excel. Document 3 §7, product 5.14 @throws rule */
export const generateExpenses = write({
  name: "billing.generate-expenses",
  access: "billing:view",
  input: downloadBillsInput,
  output: fileOf(sheetType),
  run: (scope, input) => billsSheet(scope, "expenses", input),
});
