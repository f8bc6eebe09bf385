import { z } from "zod";
import { renderTemplate } from "@/lib/platform/excel/render-template";
import { FileAnswer, fileOf, sheetType } from "@/lib/platform/files/file-response";
import { read } from "@/lib/platform/operation";
import { importTemplate } from "./excel/template";

/** Download an empty workbook with the import columns, in the reader's language. product 2.4 */
export const downloadImportTemplate = read({
  name: "crew.import-template",
  access: "crew:import",
  input: z.object({}),
  output: fileOf(sheetType),
  async run({ locale }) {
    return new FileAnswer("crew-import-template.xlsx", sheetType, await renderTemplate(importTemplate(locale)));
  },
});
