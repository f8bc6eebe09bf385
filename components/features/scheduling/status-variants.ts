import type { StatusName } from "@/components/ui/feedback/status-badge";
import type { ScheduleRow } from "@/lib/features/scheduling/schema";
import type { VesselRow } from "@/lib/features/scheduling/vessels/schema";

/** Status colours: incomplete is loud, ready or done is quiet. D3 §9 */
export const scheduleStatusVariant: Record<ScheduleRow["onBoardStatus"], StatusName> = {
  OnBoardWaitingSchedule: "Pending",
  OnBoardWaitingDocument: "Pending",
  OnBoardReady: "Completed",
  OffBoardWaitingSchedule: "Open",
  OffBoardWaitingDocument: "Pending",
  OffBoardReady: "Completed",
  CheckedOut: "Completed",
  Cancelled: "Closed",
};

export const vesselStatusVariant = {
  "Not Planned": "Closed",
  "Need Action": "Pending",
  Completed: "Completed",
} as const satisfies Record<VesselRow["schedulingStatus"], StatusName>;
