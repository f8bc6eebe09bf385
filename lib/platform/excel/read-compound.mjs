import { read, set_cptable } from "xlsx";
import * as codePages from "xlsx/dist/cpexcel.full.mjs";
import { options, sheetsOf } from "./read-cells.mjs";
import { Refusal } from "./reader-limits.mjs";

set_cptable(codePages);

/** Read a workbook of Excel 5 to 2003. Word files have the same container. */
export function sheetsIn(bytes, bounds) {
  try {
    return sheetsOf(read(bytes, options), bounds);
  } catch (error) {
    throw error.message === "Cannot find Workbook stream" ? new Refusal("notASheet") : error;
  }
}
