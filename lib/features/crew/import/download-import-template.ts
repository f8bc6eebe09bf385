import { z } from "zod";
import { renderTemplate } from "@/lib/platform/excel/render-template";
import { FileAnswer } from "@/lib/platform/files/answer";
import { read } from "@/lib/platform/operation";
import { importTemplate } from "./excel/template";
import { sheetType } from "../export.queries";

/** An empty workbook with the columns an import knows, in the reader's language. product 2.4 */
export const downloadImportTemplate = read({
  name: "crew.import-template",
  access: "crew:import",
  input: z.object({}),
  output: z.instanceof(FileAnswer),
  async run({ locale }) {
    return new FileAnswer("crew-import-template.xlsx", sheetType, await renderTemplate(importTemplate(locale)));
  },
});
