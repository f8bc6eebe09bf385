import { userActorOf } from "@/lib/platform/access";
import { sheetOrStartedFile } from "@/lib/platform/files/file-response";
import { write } from "@/lib/platform/operation";
import { suitabilityRegisterExport } from "./export-suitability-register.queries";
import { exportOrEnqueue } from "../list-export.queries";
import { downloadBlacklistInput } from "../schema";

/**
 * Download the open entries of the suitability register as Excel and log each person; above 5,000 rows it is written in
 * the background. product 5.4, 5.18 @throws rule
 */
export const downloadBlacklist = write({
  name: "crew.download-blacklist",
  access: "crew:suitability-tab",
  input: downloadBlacklistInput,
  output: sheetOrStartedFile,
  async run({ actor, ...rest }, input) {
    const scope = { ...rest, actor: userActorOf(actor) };
    return exportOrEnqueue(scope, await suitabilityRegisterExport(scope, input), { list: "register", input });
  },
});
