import { personOf } from "@/lib/platform/access";
import { sheetNowOrLater } from "@/lib/platform/files/answer";
import { write } from "@/lib/platform/operation";
import { registerExport } from "./export-register.queries";
import { exportNowOrLater } from "../export.queries";
import { downloadBlacklistInput } from "../schema";

/**
 * Download the open entries of the suitability register as Excel and log each person; above 5,000 rows it is written in
 * the background. product 5.4, 5.18 @throws rule
 */
export const downloadBlacklist = write({
  name: "crew.download-blacklist",
  access: "crew:suitability-tab",
  input: downloadBlacklistInput,
  output: sheetNowOrLater,
  async run({ actor, ...rest }, input) {
    const scope = { ...rest, actor: personOf(actor) };
    return exportNowOrLater(scope, await registerExport(scope, input), { list: "register", input });
  },
});
