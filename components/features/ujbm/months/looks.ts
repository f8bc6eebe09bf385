import type { StatusName } from "@/components/ui/feedback/status-badge";
import type { UjbmMonthState } from "@/db/enums/ujbm";

export const monthLooks: Record<UjbmMonthState, StatusName> = {
  forecast: "Scheduled",
  draft: "Pending",
  closed: "Closed",
};
