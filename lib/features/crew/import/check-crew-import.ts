import { translator } from "@/lib/platform/i18n/messages";
import { read } from "@/lib/platform/operation";
import { prepareImport } from "./file.queries";
import { reportOf } from "./report.rules";
import { checkImportInput, importReport } from "./schema";

/**
 * Check a file without writing: what the import would do and its problems by line. product 2.4 @throws too-large,
 * unsupported-type, invalid for a file without a table
 */
export const checkCrewImport = read({
  name: "crew.check-import",
  access: "crew:import",
  input: checkImportInput,
  output: importReport,
  async run(scope, { fileContent, mode }) {
    const { plan, rows } = await prepareImport(scope, { fileContent, mode }, { isLocked: false });
    return reportOf(plan, { fileName: fileContent.name, mode, rows }, translator(scope.locale));
  },
});
