import type { StatusName } from "@/components/ui/feedback/status-badge";
import type { ScheduleRow } from "@/lib/features/crew/detail/schema";

/** The colour of both answers to an assignment taken together. */
export const summaryBadge: Record<ScheduleRow["summaryStatus"], StatusName> = {
  Confirmed: "Approved",
  Pending: "Pending",
  Rejected: "Failed",
};
