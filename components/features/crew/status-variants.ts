import type { StatusName } from "@/components/ui/feedback/status-badge";
import type { CrewStatus } from "@/db/enums/crew";

/** The status variant of a person; resigned is red like its tab. Document 2 §2 */
export const crewStatusVariants: Record<CrewStatus, StatusName> = {
  "off-board": "InProgress",
  "on-board": "Active",
  resigned: "Deactive",
  blacklist: "Failed",
};
