import type { StatusName } from "@/components/ui/feedback/status-badge";
import type { VesselRow } from "@/lib/features/preparation/vessels/schema";

/** Status colours of the documents. D2 §4 */
const statusVariants: Record<string, StatusName> = {
  "-": "Closed",
  Scheduled: "Scheduled",
  Passed: "Passed",
  Failed: "Failed",
  "Pending Sign": "Pending",
  Signed: "Completed",
  FIT: "Passed",
  UNFIT: "Failed",
  "Fit With Restriction": "Scheduled",
  Expired: "Expired",
  Completed: "Completed",
  "Need Renewal": "Need Renewal",
  "Not Completed": "Not Completed",
};
export const itemStatusVariant = (state: string): StatusName => statusVariants[state] ?? "Closed";

export const vesselStatusVariant = {
  "Not Planned": "Closed",
  "Not Completed": "Not Completed",
  Completed: "Completed",
} as const satisfies Record<VesselRow["preparationStatus"], StatusName>;
