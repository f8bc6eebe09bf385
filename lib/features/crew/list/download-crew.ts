import { userActorOf } from "@/lib/platform/access";
import { sheetOrStartedFile } from "@/lib/platform/files/file-response";
import { write } from "@/lib/platform/operation";
import { crewExport } from "./export-list.queries";
import { exportOrEnqueue } from "../list-export.queries";
import { downloadCrewInput } from "../schema";

/**
 * Download a tab of the crew list as Excel with the list's filters and order, and log the number of people; above 5,000
 * it is written in the background. Document 2 §2, product 5.18 @throws rule
 */
export const downloadCrew = write({
  name: "crew.download",
  access: "crew:list",
  input: downloadCrewInput,
  output: sheetOrStartedFile,
  async run({ actor, ...rest }, input) {
    const scope = { ...rest, actor: userActorOf(actor) };
    return exportOrEnqueue(scope, await crewExport(scope, input), { list: "crew", input });
  },
});
