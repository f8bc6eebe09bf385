import type { StatusName } from "@/components/ui/feedback/status-badge";
import type { PlanningRow } from "@/lib/features/manning/planning/schema";

/** Status variants of the planning statuses. */
export const planningStatusVariants = {
  "Need Action": "Failed",
  "On Planning": "Pending",
  Planned: "Completed",
} as const satisfies Record<PlanningRow["planningStatus"], StatusName>;
