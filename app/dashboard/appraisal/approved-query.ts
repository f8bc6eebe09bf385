import { valueOf, type SearchParams } from "@/components/ui/list/list-state";
import { isYear } from "@/db/enums/spans";

export const scores = ["5", "4", "3", "2", "1"] as const;

/** What the address narrows approved reports by; what makes no sense is no filter. */
export const approvedFilters = (params: SearchParams) => ({
  approvedIn: isYear(valueOf(params, "approvedIn")) ? valueOf(params, "approvedIn") : "",
  score: scores.find((value) => value === valueOf(params, "score")) ?? "",
});
