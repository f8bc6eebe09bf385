import type { StatusName } from "@/components/ui/feedback/status-badge";
import type { SubjectState } from "@/lib/features/crew/data-requests/schema";

export const wishBadges: Record<SubjectState, StatusName> = {
  open: "Pending",
  approved: "Approved",
  expired: "Closed",
  refused: "Failed",
  done: "Completed",
};
