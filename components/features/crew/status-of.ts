import type { StatusName } from "@/components/ui/feedback/status-badge";
import type { CrewStatus } from "@/db/enums/crew";

/** The colour of a person's status; resigned is red as its tab is. Document 2 §2 */
export const statusBadge: Record<CrewStatus, StatusName> = {
  "off-board": "InProgress",
  "on-board": "Active",
  resigned: "Deactive",
  blacklist: "Failed",
};
