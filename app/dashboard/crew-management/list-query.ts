import {
  readListState,
  valueOf,
  type ListState,
  type SearchParams,
  type TableChoice,
} from "@/components/ui/list/list-state";
import { crewTabs, type CrewList, type CrewTab } from "@/db/enums/crew";
import { can, type UserActor } from "@/lib/access/actor";
import { entrySorts } from "@/lib/features/crew/schema";
import { readFilters } from "../list-screen/filters";
import { tabOf } from "../list-screen/load-list";
import { crewFilters } from "./list-filters";

const peopleSorts = [
  "name",
  "familyName",
  "employeeNumber",
  "seafarerId",
  "position",
  "vessel",
  "boardDuration",
  "certificateStatus",
  "nextExpiry",
  "plannedOff",
] as const;
type PeopleSort = (typeof peopleSorts)[number];
/** List the sort columns of a tab: the planned off-board first on board, otherwise the name. */
export const sortsOf = (tab: CrewList): readonly [PeopleSort, ...PeopleSort[]] =>
  tab === "on-board" ? ["plannedOff", ...peopleSorts] : peopleSorts;

type TabViewer = { user: UserActor; params: SearchParams };
/** Tabs of the crew list. That of all crew is offered while it is open, the register to those who may see it. */
export const crewTabsOffered = {
  tabs: [...crewTabs, "all"] as const,
  offers: {
    blacklist: ({ user }: TabViewer) => can(user, "crew:suitability-tab"),
    all: ({ params }: TabViewer) => valueOf(params, "tab") === "all",
  },
};

const listInputOf = <S extends string>({ search, sort, order }: ListState<S>) => ({ filterList: search, sort, order });

/** Parse the address of the crew list: a query of people, or of register entries. */
export function listQueryOf(user: UserActor, params: SearchParams, choice: TableChoice) {
  const tab = tabOf(crewTabsOffered, { user, params });
  const { level, removal, confirmation, ...ofPeople } = readFilters(crewFilters, params, { user, tab, locale: "en" });
  const { position, vesselType, vessel } = ofPeople;
  if (tab === "blacklist") {
    const state = readListState(params, { pageSize: 10, sorts: entrySorts, order: "desc" }, choice);
    return {
      list: "register" as const,
      input: { ...listInputOf(state), position, vesselType, vessel, level, removal, confirmation },
    };
  }
  const state = readListState(params, { pageSize: 10, sorts: sortsOf(tab), order: "asc" }, choice);
  return { list: "crew" as const, input: { ...listInputOf(state), tab, ...ofPeople } };
}

const downloads = {
  "off-board": "DownloadEmployeeListOffBoard",
  "on-board": "DownloadEmployeeListOnBoard",
  resigned: "DownloadEmployeeListResigned",
  blacklist: "DownloadAllEmployeeBlacklistCrew",
} as const satisfies Record<CrewTab, string>;

/** Build the address of a tab's export with the same keyword, filters and order; none of all crew. Document 2 §7 */
export const exportAddress = (tab: CrewList, query: URLSearchParams): string | null =>
  tab === "all" ? null : `/PMSol/v1/Employee/${downloads[tab]}?${query}`;
