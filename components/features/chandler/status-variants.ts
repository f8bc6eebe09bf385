import type { StatusName } from "@/components/ui/feedback/status-badge";
import type { ChandlerStatus } from "@/db/enums/chandler";
import type { VesselChandlerStatus } from "@/lib/features/chandler/status.rules";

/**
 * Submitted purple, On Preparation warning, Ready For Shipment primary, completed states muted, Cancel error. Document
 * 3 §4
 */
const statusVariants: Record<ChandlerStatus, StatusName> = {
  Submitted: "Submitted",
  LookingForVendor: "Passed",
  OnPreparation: "Pending",
  ReadyForShipment: "Scheduled",
  Delivered: "Completed",
  Cancel: "Failed",
};
export const statusVariant = (status: ChandlerStatus): StatusName => statusVariants[status];

/** Document 3 §2 */
export const vesselStatusVariant: Record<VesselChandlerStatus, StatusName> = {
  Complete: "Completed",
  "In Progress": "InProgress",
  "No Request": "Closed",
};
