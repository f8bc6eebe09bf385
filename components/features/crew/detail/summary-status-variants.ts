import type { StatusName } from "@/components/ui/feedback/status-badge";
import type { ScheduleRow } from "@/lib/features/crew/detail/schema";

/** The status variant of the combined answers to an assignment. */
export const summaryStatusVariants: Record<ScheduleRow["summaryStatus"], StatusName> = {
  Confirmed: "Approved",
  Pending: "Pending",
  Rejected: "Failed",
};
