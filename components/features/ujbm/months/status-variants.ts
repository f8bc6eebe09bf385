import type { StatusName } from "@/components/ui/feedback/status-badge";
import type { UjbmMonthState } from "@/db/enums/ujbm";

export const monthStatusVariants: Record<UjbmMonthState, StatusName> = {
  forecast: "Scheduled",
  draft: "Pending",
  closed: "Closed",
};
