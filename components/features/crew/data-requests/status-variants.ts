import type { StatusName } from "@/components/ui/feedback/status-badge";
import type { DataRequestState } from "@/lib/features/crew/data-requests/schema";

export const dataRequestStatusVariants: Record<DataRequestState, StatusName> = {
  open: "Pending",
  approved: "Approved",
  expired: "Closed",
  refused: "Failed",
  done: "Completed",
};
