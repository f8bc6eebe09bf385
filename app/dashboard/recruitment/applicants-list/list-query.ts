import { oneOf, severalOf, valueOf, type SearchParams } from "@/components/ui/list/list-state";
import { applicantTabs, type ApplicantTab } from "@/db/enums/applicants";
import { isMonth, isYear } from "@/db/enums/spans";
import { ends } from "@/lib/features/applicants/schema";
import { isId } from "../../narrowing";

export const listSorts = [
  "regDate",
  "name",
  "applicantId",
  "seafarerId",
  "position",
  "vesselType",
  "waitingSince",
] as const;
const filterKeys = ["position", "vesselType", "opening", "ageing", "outcome", "decidedIn", "appliedIn"] as const;

/** The filters of the address; what makes no sense is no filter. The opening is called opening here: joi belongs to one applicant. */
export function filtersOf(params: SearchParams) {
  return {
    position: severalOf(params, "position", isId),
    vesselType: severalOf(params, "vesselType", isId),
    opening: severalOf(params, "opening", isId),
    ageing: valueOf(params, "ageing") === "true" ? "true" : "",
    outcome: ends.find((end) => end === valueOf(params, "outcome")) ?? "",
    decidedIn: isYear(valueOf(params, "decidedIn")) ? valueOf(params, "decidedIn") : "",
    appliedIn: isMonth(valueOf(params, "appliedIn")) ? valueOf(params, "appliedIn") : "",
  };
}
export type ListFilters = ReturnType<typeof filtersOf>;

/** The same as the list's operations take it. */
export const filterInput = ({ position, vesselType, opening, ageing, ...ends }: ListFilters) => ({
  position,
  vesselType,
  joi: opening,
  ageing,
  ...ends,
});

export type ShownTab = ApplicantTab | "all";

/** All stages stand together only for chosen openings. */
export function tabOf(params: SearchParams): ShownTab {
  const isEverybody = valueOf(params, "tab") === "all" && filtersOf(params).opening !== "";
  return isEverybody ? "all" : oneOf<ApplicantTab>(valueOf(params, "tab"), applicantTabs);
}

/** What an applicant's address keeps of the list: enough to find the next one without going back. */
export function placeOf(params: SearchParams) {
  const kept = new URLSearchParams();
  for (const key of ["tab", "search", "sort", "order", "hide", "view", ...filterKeys] as const)
    if (valueOf(params, key)) kept.set(key, valueOf(params, key));
  return kept;
}
