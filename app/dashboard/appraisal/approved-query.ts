import { valueOf, type SearchParams } from "@/components/ui/list/list-state";
import { isYear } from "@/db/enums/spans";

export const scores = ["5", "4", "3", "2", "1"] as const;

/** Parse the filters of approved reports. Ignores invalid values. */
export const approvedFilters = (params: SearchParams) => ({
  approvedIn: isYear(valueOf(params, "approvedIn")) ? valueOf(params, "approvedIn") : "",
  score: scores.find((value) => value === valueOf(params, "score")) ?? "",
});
