import { read } from "@/lib/platform/operation";
import { crewChangeOf } from "./list.queries";
import { crewChangeInput, crewChangeList } from "./schema";

/**
 * List leavers and joiners of a vessel in a window, with the relievers' missing items.
 * @throws not-found, invalid for more than a year
 */
export const listCrewChange = read({
  name: "manning.list-crew-change",
  access: "manning:view",
  input: crewChangeInput,
  output: crewChangeList,
  run: (scope, input) => crewChangeOf(scope, "manning.list-crew-change", input),
});
