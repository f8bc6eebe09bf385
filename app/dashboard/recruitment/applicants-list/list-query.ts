import { oneOf, valuesOf, valueOf, type SearchParams } from "@/components/ui/list/list-state";
import { applicantTabs, type ApplicantTab } from "@/db/enums/applicants";
import { isMonth, isYear } from "@/db/enums/spans";
import { ends } from "@/lib/features/applicants/schema";
import { isId } from "../../filter-bar";

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

/** Parse the filters. Ignores invalid values. The opening is `opening` here; `joi` belongs to one applicant. */
export function filtersOf(params: SearchParams) {
  return {
    position: valuesOf(params, "position", isId),
    vesselType: valuesOf(params, "vesselType", isId),
    opening: valuesOf(params, "opening", isId),
    ageing: valueOf(params, "ageing") === "true" ? "true" : "",
    outcome: ends.find((end) => end === valueOf(params, "outcome")) ?? "",
    decidedIn: isYear(valueOf(params, "decidedIn")) ? valueOf(params, "decidedIn") : "",
    appliedIn: isMonth(valueOf(params, "appliedIn")) ? valueOf(params, "appliedIn") : "",
  };
}
export type ListFilters = ReturnType<typeof filtersOf>;

/** Convert the filters to the input of the list operations. */
export const filterInput = ({ position, vesselType, opening, ageing, ...ends }: ListFilters) => ({
  position,
  vesselType,
  joi: opening,
  ageing,
  ...ends,
});

export type ListTab = ApplicantTab | "all";

/** The "all" tab exists for selected openings only. */
export function tabOf(params: SearchParams): ListTab {
  const isAll = valueOf(params, "tab") === "all" && filtersOf(params).opening !== "";
  return isAll ? "all" : oneOf<ApplicantTab>(valueOf(params, "tab"), applicantTabs);
}

/** Return the list state that an applicant's address carries, to open the next one. */
export function listPositionOf(params: SearchParams) {
  const keptParams = new URLSearchParams();
  for (const key of ["tab", "search", "sort", "order", "hide", "view", ...filterKeys] as const)
    if (valueOf(params, key)) keptParams.set(key, valueOf(params, key));
  return keptParams;
}
