import { readListState, type ListState, type SearchParams, type TableChoice } from "@/components/ui/list/list-state";
import type { CrewTab } from "@/db/enums/crew";
import type { UserActor } from "@/lib/access/actor";
import { listBlacklist } from "@/lib/features/crew/list-blacklist";
import { listCrew } from "@/lib/features/crew/list-crew";
import type { BlacklistPage, crewListTabs, CrewPage } from "@/lib/features/crew/schema";
import { listSight } from "@/lib/features/crew/sight.rules";
import { load } from "@/lib/platform/transport/page";
import { entrySorts, filtersOf, filtersOfTab, peopleSorts, type CrewListFilters, type FilterKey } from "../list-query";

type TabPage = ({ kind: "register" } & BlacklistPage) | ({ kind: "people"; tab: (typeof crewListTabs)[number] } & CrewPage);
type Asked = { state: ListState<string>; keys: FilterKey[]; filters: CrewListFilters; work: Promise<TabPage> };

const inputOf = <S extends string>({ pageIndex, pageSize, search, sort, order }: ListState<S>) => ({ pageNumber: pageIndex + 1, pageSize, filterList: search, sort, order });

/** What the address asks of one tab, and the read that answers it: people, or entries of the register. */
export function readTab(user: UserActor, tab: CrewTab, params: SearchParams, choice: TableChoice): Asked {
  const keys = filtersOfTab(tab, listSight(user).professional);
  const filters = filtersOf(params, keys);
  if (tab === "blacklist") {
    const state = readListState(params, { pageSize: 10, sorts: entrySorts, order: "desc" }, choice);
    const { position, vesselType, vessel, level } = filters;
    const work = load(listBlacklist, { ...inputOf(state), position, vesselType, vessel, level }).then((page): TabPage => ({ ...page, kind: "register" }));
    return { state, keys, filters, work };
  }
  const state = readListState(params, { pageSize: 10, sorts: peopleSorts, order: "asc" }, choice);
  const { position, vesselType, vessel, certificateStatus, expiringWithin } = filters;
  const work = load(listCrew, { ...inputOf(state), tab, position, vesselType, vessel, certificateStatus, expiringWithin }).then((page): TabPage => ({ ...page, kind: "people", tab }));
  return { state, keys, filters, work };
}
