import type { Usage } from "@/db/enums/scheduling";
import type { ScheduleRow } from "@/lib/features/scheduling/schema";
import { listNames, travelTabNames } from "@/lib/features/scheduling/status.rules";

/** The two sections for schedules: manning plans them, service completes travel and accommodation. D3 §2 */
export type SchedulingSection = "onboard-scheduling" | "service-and-administration";
type ListName = (typeof listNames)[number];
type TravelTab = (typeof travelTabNames)[number];
export type CrewsTab = ListName | TravelTab;

const roots: Record<SchedulingSection, string> = {
  "onboard-scheduling": "/dashboard/manning/onboard-scheduling",
  "service-and-administration": "/dashboard/service-and-administration",
};
export const rootOf = (entrance: SchedulingSection) => roots[entrance];
export const tabsOf = (entrance: SchedulingSection): readonly CrewsTab[] =>
  entrance === "onboard-scheduling" ? listNames : travelTabNames;

/** Return the list query of a tab. */
export function tabQuery(entrance: SchedulingSection, tab: CrewsTab): { list?: ListName; tab?: TravelTab } {
  const list = listNames.find((name) => name === tab);
  const travelTab = travelTabNames.find((name) => name === tab);
  if (entrance === "onboard-scheduling") return list ? { list } : {};
  return travelTab ? { tab: travelTab } : {};
}

const usages: Record<CrewsTab, Usage | null> = {
  "onboard-scheduling": "OnBoard",
  onboard: "OnBoard",
  "on board": "OnBoard",
  "offboard-scheduling": "OffBoard",
  "offboard-waiting-schedule": "OffBoard",
  offboard: "OffBoard",
  history: null,
};
/** Return the usage a tab shows; null when both ways are done. */
export const usageOf = (tab: CrewsTab): Usage | null => usages[tab];

const queryOf = (values: Record<string, string | null>) => {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(values)) if (value) query.set(key, value);
  const text = query.toString();
  return text ? `?${text}` : "";
};
export const crewsAddress = (entrance: SchedulingSection, vesselId: number, tab: CrewsTab | null = null) =>
  `${rootOf(entrance)}/vessel/${vesselId}/crews${queryOf({ tab })}`;

type RequestedDialog = { tab: CrewsTab | null; usi?: "tab-checkin" | "tab-checkout" | null; history?: boolean };
/** Return the address of a schedule with the requested dialog. History is read-only. */
export const detailsAddress = (
  entrance: SchedulingSection,
  { vesselId, employeeSchedulingId: id }: Pick<ScheduleRow, "vesselId" | "employeeSchedulingId">,
  { tab, usi = null, history = false }: RequestedDialog,
) =>
  `${rootOf(entrance)}/vessel/${vesselId}/crews/${id}/details${queryOf({ tab, usi, history: history ? "true" : null })}`;

/** Return the tab for a status, for addresses from pages without tabs. */
export function tabOfState(entrance: SchedulingSection, statusId: number): CrewsTab {
  const names = listNames.map((name, index) => ({ name, from: [1, 3, 4, 6, 7][index] ?? 7 }));
  if (entrance === "onboard-scheduling") return names.findLast(({ from }) => statusId >= from)?.name ?? "history";
  if (statusId < 4) return "on board";
  return statusId === 4 ? "offboard-waiting-schedule" : statusId < 7 ? "offboard" : "history";
}
