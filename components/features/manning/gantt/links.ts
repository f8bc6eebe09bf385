import type { GanttCrew, GanttGap, GanttRow } from "@/lib/features/manning/gantt/schema";

/** Targets of a bar and a gap; null without a target. */
export type GanttLinks = {
  bar(row: GanttRow, crew: GanttCrew): string | null;
  gap(row: GanttRow, gap: GanttGap): string | null;
};

/** Build the address of a crew record that leads back to the vessel's Gantt chart. D2 §2 */
const recordAddress = (crewId: number, vesselId: number) =>
  `/dashboard/crew-management/${crewId}/details?tab=crew-details&gantt=true&vid=${vesselId}`;

/** Link bars to crew records, for users who may open them. */
export const recordLinks = (vesselId: number, mayOpenCrew: boolean): GanttLinks => ({
  bar: (_row, { crewId }) => (mayOpenCrew ? recordAddress(crewId, vesselId) : null),
  gap: () => null,
});
