import { valueOf, type SearchParams } from "@/components/ui/list/list-state";
import { statusIds } from "@/db/enums/scheduling";
import { isYear } from "@/db/enums/spans";

const states = statusIds.map(String);

/** Parse the filters. The year applies to people who have left. */
export function stateFilters(params: SearchParams) {
  const state = states.find((id) => id === valueOf(params, "state")) ?? "";
  const leftIn = valueOf(params, "leftIn");
  return { state, leftIn: state === "7" && isYear(leftIn) ? leftIn : "" };
}
