import { valueOf, type SearchParams } from "@/components/ui/list/list-state";
import { applicantTabs, type ApplicantTab } from "@/db/enums/applicants";
import { readFilters } from "../../list-screen/filters";
import { tabOf } from "../../list-screen/load-list";
import { applicantFilters } from "./list-filters";

export const listSorts = [
  "regDate",
  "name",
  "applicantId",
  "seafarerId",
  "position",
  "vesselType",
  "waitingSince",
] as const;

/** Parse the filters. Ignores invalid values. The opening is `opening` here; `joi` belongs to one applicant. */
export const filtersOf = (params: SearchParams) => readFilters(applicantFilters, params);

/** Convert the filters to the input of the list operations. */
export const filterInput = <F extends { opening: string }>({ opening, ...filters }: F) => ({
  ...filters,
  joi: opening,
});

type ListTab = ApplicantTab | "all";
/** Tabs of the applicants list. That of all stages is offered for selected openings only. */
export const applicantTabsOffered = {
  tabs: [...applicantTabs, "all"] as const,
  offers: { all: ({ params }: { params: SearchParams }) => filtersOf(params).opening !== "" },
};
export const openTabOf = (params: SearchParams): ListTab => tabOf(applicantTabsOffered, { params });

/** Return the list state that an applicant's address carries, to open the next one. */
export function listPositionOf(params: SearchParams, also: string[] = []) {
  const keptParams = new URLSearchParams();
  for (const key of ["tab", "search", "sort", "order", "hide", "view", ...Object.keys(applicantFilters), ...also])
    if (valueOf(params, key)) keptParams.set(key, valueOf(params, key));
  return keptParams;
}
