import { oneOf, readListState, valueOf, type SearchParams, type TableChoice } from "@/components/ui/list/list-state";
import type { UserActor } from "@/lib/access/actor";
import { forecastGroups, forecastSorts } from "@/lib/features/crew/compliance/schema";
import { listComplianceForecast } from "@/lib/features/crew/forecast/list-compliance-forecast";
import { load } from "@/lib/platform/transport/page";
import { orNull } from "@/lib/platform/transport/or-null";
import { filtersOf, forecastOptions } from "./forecast-filters";

export const levels = ["all", "block", "warn"] as const;
export type Level = (typeof levels)[number];
export const groups = ["none", ...forecastGroups] as const;
export const defaultPageSize = 10;
const defaults = { pageSize: defaultPageSize, sorts: forecastSorts, order: "asc" } as const;

/** Parse the query of the forecast and load its page and filter bar. */
export async function readForecast(user: UserActor, params: SearchParams, choice: TableChoice) {
  const state = readListState(params, defaults, choice);
  const { pageIndex, pageSize, search, sort, order } = state;
  const tab = oneOf(valueOf(params, "tab"), levels);
  const filters = filtersOf(params);
  const group = oneOf(valueOf(params, "group"), groups);
  const query = {
    filterList: search,
    code: filters.code,
    vesselId: filters.vessel,
    position: filters.position,
    dueWithin: filters.dueWithin,
    stay: filters.stay,
    group: group === "none" ? "" : group,
    level: tab === "all" ? "" : tab,
    sort,
    order,
  };
  const [page, filterBar] = await Promise.all([
    orNull(load(listComplianceForecast, { ...query, pageNumber: pageIndex + 1, pageSize })),
    orNull(forecastOptions(user, { ...filters, group }, params)),
  ]);
  const isFiltered = search !== "" || Object.values(filters).some(Boolean);
  return { state, tab, group, asked: query, isNarrowed: isFiltered, page, narrowing: filterBar };
}
