import { fileOf, sheetType } from "@/lib/platform/files/file-response";
import { write } from "@/lib/platform/operation";
import { downloadBillsInput } from "../schema";
import { billsSheet } from "./write-sheet.queries";

/** Generate locked work orders of a month as Excel. Document 3 §7, product 5.14 @throws rule */
export const generateWorkOrders = write({
  name: "billing.generate-work-orders",
  access: "billing:view",
  input: downloadBillsInput,
  output: fileOf(sheetType),
  run: (scope, input) => billsSheet(scope, "work-order", input),
});
