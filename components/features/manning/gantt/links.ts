import type { GanttCrew, GanttGap, GanttRow } from "@/lib/features/manning/gantt/schema";

/** Where a bar and a gap lead; null where they lead nowhere. */
export type GanttLinks = {
  bar(row: GanttRow, crew: GanttCrew): string | null;
  gap(row: GanttRow, gap: GanttGap): string | null;
};

/** A crew member's record, opened from a vessel's Gantt and with the way back to it. D2 §2 */
const recordAddress = (employeeId: number, vesselId: number) =>
  `/dashboard/crew-management/${employeeId}/details?tab=crew-details&gantt=true&vid=${vesselId}`;

/** Bars lead to the crew record for who may open it. */
export const recordLinks = (vesselId: number, mayOpenCrew: boolean): GanttLinks => ({
  bar: (_row, { employeeId }) => (mayOpenCrew ? recordAddress(employeeId, vesselId) : null),
  gap: () => null,
});
