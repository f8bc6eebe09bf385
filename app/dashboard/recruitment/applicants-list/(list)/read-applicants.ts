import { getLocale } from "next-intl/server";
import { readListState, type SearchParams, type TableChoice } from "@/components/ui/list/list-state";
import { can, type UserActor } from "@/lib/access/actor";
import { listApplicants } from "@/lib/features/applicants/list/list-applicants";
import { load } from "@/lib/platform/transport/page";
import { orNull } from "@/lib/platform/transport/or-null";
import { filterInput, filtersOf, listSorts, tabOf } from "../list-query";
import { filterOptions } from "./filter-options";

const defaults = { pageSize: 10, sorts: listSorts, order: "desc" } as const;

/** Parse the list state, load its page and build the filters. */
export async function readApplicants(user: UserActor, params: SearchParams, choice: TableChoice) {
  const locale = await getLocale();
  const state = readListState(params, defaults, choice);
  const { pageIndex, pageSize, search, sort, order } = state;
  const tab = tabOf(params);
  const filters = filtersOf(params);
  const listQuery = {
    pageNumber: pageIndex + 1,
    pageSize,
    filterList: search,
    tab,
    sort,
    order,
    ...filterInput(filters),
  };
  const [page, filterBar] = await Promise.all([
    orNull(load(listApplicants, listQuery)),
    orNull(filterOptions(user.divisionId, locale, filters, params, can(user, "job-openings:view"))),
  ]);
  return { state, tab, filters, page, narrowing: filterBar };
}
