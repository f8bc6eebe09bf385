import {
  oneOf,
  readListState,
  valuesOf,
  valueOf,
  type ListState,
  type SearchParams,
  type TableChoice,
} from "@/components/ui/list/list-state";
import { certificateStatuses, certificateTerms, crewTabs, type CrewList, type CrewTab } from "@/db/enums/crew";
import { isMonth, isYear } from "@/db/enums/spans";
import { suitabilityLevelIds } from "@/db/enums/suitability";
import { can, type UserActor } from "@/lib/access/actor";
import { isId } from "../filter-bar";
import { crewFilterKeys } from "@/lib/features/crew/list/filter-keys.rules";
import { entrySorts } from "@/lib/features/crew/schema";
import { listVisibility } from "@/lib/features/crew/visibility/rules";

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
export const expiryDays = ["30", "60", "90", "180"] as const;
export const reliefDues = ["overdue", "30", "60", "90"] as const;
export const boardMonths = ["10", "11"] as const;
export type FilterKey = (typeof crewFilterKeys)[number];
export type CrewListFilters = Record<FilterKey, string>;

/** Filters that allow several values. */
export const multiValueKeys: readonly FilterKey[] = ["position", "vesselType", "vessel", "certificateStatus", "level"];

const isOneOf = (allowed: readonly (string | number)[]) => (value: string) =>
  allowed.some((option) => String(option) === value);
const among = (value: string, allowed: readonly (string | number)[]) => (isOneOf(allowed)(value) ? value : "");

/** List the tabs a user may open; the first is the default. */
export const offeredTabs = (user: UserActor) =>
  crewTabs.filter((tab) => tab !== "blacklist" || can(user, "crew:suitability-tab"));
export const tabOf = (params: SearchParams, offered: readonly CrewTab[]): CrewList =>
  oneOf<CrewList>(valueOf(params, "tab"), [offered[0] ?? "off-board", ...offered.slice(1), "all"]);

/**
 * List the filters of a tab: certificate filters for viewers of certificates, reliefs on board, idle off board, levels
 * on the register.
 */
function filtersOfTab(tab: CrewList, visibility: { professional: boolean; suitability: boolean }): FilterKey[] {
  const hasCertificates = tab !== "blacklist" && visibility.professional;
  const offered: Partial<Record<FilterKey, boolean>> = {
    certificateStatus: hasCertificates,
    expiringWithin: hasCertificates,
    certificates: hasCertificates,
    expiresIn: hasCertificates,
    reliefDue: tab === "on-board",
    uncovered: tab === "on-board",
    boardMonths: tab === "on-board",
    idle: tab === "off-board" && visibility.suitability,
    resignedIn: tab === "resigned",
    level: tab === "blacklist",
    removal: tab === "blacklist",
    confirmation: tab === "blacklist",
  };
  return crewFilterKeys.filter((key) => offered[key] ?? true);
}

/** Parse the filters of the address; invalid values and filters of other tabs are ignored. */
function filtersOf(params: SearchParams, keys: readonly FilterKey[]): CrewListFilters {
  const read: CrewListFilters = {
    position: valuesOf(params, "position", isId),
    vesselType: valuesOf(params, "vesselType", isId),
    vessel: valuesOf(params, "vessel", isId),
    certificateStatus: valuesOf(params, "certificateStatus", isOneOf(certificateStatuses)),
    expiringWithin: among(valueOf(params, "expiringWithin"), expiryDays),
    certificates: among(valueOf(params, "certificates"), certificateTerms),
    expiresIn: isMonth(valueOf(params, "expiresIn")) ? valueOf(params, "expiresIn") : "",
    reliefDue: among(valueOf(params, "reliefDue"), reliefDues),
    uncovered: among(valueOf(params, "uncovered"), ["true"]),
    boardMonths: among(valueOf(params, "boardMonths"), boardMonths),
    idle: among(valueOf(params, "idle"), ["true"]),
    resignedIn: isYear(valueOf(params, "resignedIn")) ? valueOf(params, "resignedIn") : "",
    level: valuesOf(params, "level", isOneOf(suitabilityLevelIds)),
    removal: among(valueOf(params, "removal"), ["waiting"]),
    confirmation: among(valueOf(params, "confirmation"), ["waiting"]),
  };
  for (const key of crewFilterKeys) if (!keys.includes(key)) read[key] = "";
  return read;
}

const listInputOf = <S extends string>({ search, sort, order }: ListState<S>) => ({ filterList: search, sort, order });

/** Parse the query of one tab: of people, or of register entries. */
export function listQueryOf(user: UserActor, tab: CrewList, params: SearchParams, choice: TableChoice) {
  const keys = filtersOfTab(tab, listVisibility(user));
  const filters = filtersOf(params, keys);
  const { level, removal, confirmation, ...ofPeople } = filters;
  const { position, vesselType, vessel } = filters;
  if (tab === "blacklist") {
    const state = readListState(params, { pageSize: 10, sorts: entrySorts, order: "desc" }, choice);
    return {
      list: "register" as const,
      keys,
      filters,
      state,
      input: { ...listInputOf(state), position, vesselType, vessel, level, removal, confirmation },
    };
  }
  const state = readListState(params, { pageSize: 10, sorts: sortsOf(tab), order: "asc" }, choice);
  return {
    list: "crew" as const,
    keys,
    filters,
    state,
    input: { ...listInputOf(state), tab, ...ofPeople },
  };
}

const downloads = {
  "off-board": "DownloadEmployeeListOffBoard",
  "on-board": "DownloadEmployeeListOnBoard",
  resigned: "DownloadEmployeeListResigned",
  blacklist: "DownloadAllEmployeeBlacklistCrew",
} as const;

/** Build the address of the tab's export with the same keyword, filters and order. Document 2 §7 */
export function exportAddress(tab: CrewTab, params: Record<string, string>): string {
  const query = new URLSearchParams(Object.entries(params).filter(([, value]) => value !== ""));
  return `/PMSol/v1/Employee/${downloads[tab]}?${query}`;
}
