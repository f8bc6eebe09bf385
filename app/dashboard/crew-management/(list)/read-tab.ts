import type { ListState, SearchParams, TableChoice } from "@/components/ui/list/list-state";
import type { CrewList } from "@/db/enums/crew";
import type { UserActor } from "@/lib/access/actor";
import { listBlacklist } from "@/lib/features/crew/list/list-blacklist";
import { listCrew } from "@/lib/features/crew/list/list-crew";
import type { BlacklistPage, crewListTabs, CrewPage } from "@/lib/features/crew/schema";
import { load } from "@/lib/platform/transport/page";
import { listQueryOf, type CrewListFilters, type FilterKey } from "../list-query";

export type TabPage =
  | ({ kind: "register" } & BlacklistPage)
  | ({ kind: "people"; tab: (typeof crewListTabs)[number] } & CrewPage);
export type TabQuery = {
  state: ListState<string>;
  keys: FilterKey[];
  filters: CrewListFilters;
  work: Promise<TabPage>;
};

/** Parse the query of one tab and start its request: people, or register entries. */
export function readTab(user: UserActor, tab: CrewList, params: SearchParams, choice: TableChoice): TabQuery {
  const { state, keys, filters, ...of } = listQueryOf(user, tab, params, choice);
  const paging = { pageNumber: state.pageIndex + 1, pageSize: state.pageSize };
  const work =
    of.list === "register"
      ? load(listBlacklist, { ...of.input, ...paging }).then((page): TabPage => ({ ...page, kind: "register" }))
      : load(listCrew, { ...of.input, ...paging, allTabs: true }).then((page): TabPage => ({
          ...page,
          kind: "people",
          tab: of.input.tab,
        }));
  return { state, keys, filters, work };
}
