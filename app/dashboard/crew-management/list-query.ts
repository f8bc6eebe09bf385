import { oneOf, valueOf, type SearchParams } from "@/components/ui/list/list-state";
import { certificateStatuses, crewTabs, type CrewTab } from "@/db/enums/crew";
import { suitabilityLevelIds } from "@/db/enums/suitability";
import { can, type UserActor } from "@/lib/access/actor";

export const peopleSorts = ["name", "employeeNumber", "seafarerId", "position", "vessel", "boardDuration", "certificateStatus", "nextExpiry"] as const;
export const entrySorts = ["startDate", "endDate", "name", "employeeNumber", "position", "level"] as const;
export const expiryDays = ["30", "60", "90", "180"] as const;
const filterKeys = ["position", "vesselType", "vessel", "certificateStatus", "expiringWithin", "level"] as const;
export type FilterKey = (typeof filterKeys)[number];
export type CrewListFilters = Record<FilterKey, string>;

const numeric = (value: string) => (/^\d{1,9}$/.test(value) && Number(value) > 0 ? value : "");
const among = (value: string, allowed: readonly (string | number)[]) => (allowed.some((known) => String(known) === value) ? value : "");

/** The tabs a person may open; the first is where the list begins. */
export const offeredTabs = (user: UserActor) => crewTabs.filter((tab) => tab !== "blacklist" || can(user, "crew:suitability-tab"));
export const tabOf = (params: SearchParams, offered: readonly CrewTab[]): CrewTab => oneOf(valueOf(params, "tab"), [offered[0] ?? "off-board", ...offered.slice(1)]);

/** The filters a tab has: papers are filtered on lists of people by who sees papers, levels on the register. */
export const filtersOfTab = (tab: CrewTab, seesPapers: boolean): FilterKey[] =>
  filterKeys.filter((key) => (key === "level" ? tab === "blacklist" : key === "certificateStatus" || key === "expiringWithin" ? tab !== "blacklist" && seesPapers : true));

/** The filters of the address; what makes no sense, or is no filter of this tab, is none. */
export function filtersOf(params: SearchParams, keys: readonly FilterKey[]): CrewListFilters {
  const read: CrewListFilters = {
    position: numeric(valueOf(params, "position")),
    vesselType: numeric(valueOf(params, "vesselType")),
    vessel: numeric(valueOf(params, "vessel")),
    certificateStatus: among(valueOf(params, "certificateStatus"), certificateStatuses),
    expiringWithin: among(valueOf(params, "expiringWithin"), expiryDays),
    level: among(valueOf(params, "level"), suitabilityLevelIds),
  };
  return Object.fromEntries(filterKeys.map((key) => [key, keys.includes(key) ? read[key] : ""])) as CrewListFilters;
}

const downloads = { "off-board": "DownloadEmployeeListOffBoard", "on-board": "DownloadEmployeeListOnBoard", resigned: "DownloadEmployeeListResigned", blacklist: "DownloadAllEmployeeBlacklistCrew" } as const;

/** Where the tab is had as a sheet: the same keyword, filters and order. Document 2 §7 */
export function exportAddress(tab: CrewTab, given: Record<string, string>): string {
  const query = new URLSearchParams(Object.entries(given).filter(([, value]) => value !== ""));
  return `/PMSol/v1/Employee/${downloads[tab]}?${query}`;
}
