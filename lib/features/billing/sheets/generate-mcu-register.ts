import { fileOf, sheetType } from "@/lib/platform/files/file-response";
import { write } from "@/lib/platform/operation";
import { downloadBillsInput } from "../schema";
import { billsSheet } from "./write-sheet.queries";

/** Generate applicants' check-ups of a month as Excel. Document 3 §7, product 5.14 @throws rule */
export const generateMcuRegister = write({
  name: "billing.generate-mcu-register",
  access: "billing:view",
  input: downloadBillsInput,
  output: fileOf(sheetType),
  run: (scope, input) => billsSheet(scope, "mcu-register", input),
});
