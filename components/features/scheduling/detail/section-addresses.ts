/** The section a schedule is opened from: on-board scheduling, or travel and accommodation. */
export type SchedulingSection = "scheduling" | "travel";

const areas: Record<SchedulingSection, string> = {
  scheduling: "/dashboard/manning/onboard-scheduling",
  travel: "/dashboard/service-and-administration",
};
export const areaAddress = (entrance: SchedulingSection) => areas[entrance];
/** Return the crew list address of a vessel, at the tab the schedule was opened from. */
export const crewsAddress = (entrance: SchedulingSection, vesselId: number | string, tab: string) =>
  `${areas[entrance]}/vessel/${vesselId}/crews?${new URLSearchParams({ tab })}`;
export const detailsAddress = (entrance: SchedulingSection, vesselId: number | string, scheduleId: number | string) =>
  `${areas[entrance]}/vessel/${vesselId}/crews/${scheduleId}/details`;
