import { fileOf, sheetType } from "@/lib/platform/files/file-response";
import { write } from "@/lib/platform/operation";
import { downloadBillsInput } from "../schema";
import { billsSheet } from "./write-sheet.queries";

/** Generate provisions of a month as Excel. Document 3 §7, product 5.14 @throws rule */
export const generateVictualing = write({
  name: "billing.generate-victualing",
  access: "billing:view",
  input: downloadBillsInput,
  output: fileOf(sheetType),
  run: (scope, input) => billsSheet(scope, "victualing", input),
});
