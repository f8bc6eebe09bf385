import { personOf } from "@/lib/platform/access";
import { sheetNowOrLater } from "@/lib/platform/files/answer";
import { write } from "@/lib/platform/operation";
import { crewExport } from "./export-list.queries";
import { exportNowOrLater } from "../export.queries";
import { downloadCrewInput } from "../schema";

/** A tab of the crew list as Excel, under the list's filters and in its order; beyond 5,000 people it is prepared in the background. On record with the number of people. Document 2 §2, product 5.18 @throws rule */
export const downloadCrew = write({
  name: "crew.download",
  access: "crew:list",
  input: downloadCrewInput,
  output: sheetNowOrLater,
  async run({ actor, ...rest }, input) {
    const scope = { ...rest, actor: personOf(actor) };
    return exportNowOrLater(scope, await crewExport(scope, input), { list: "crew", input });
  },
});
