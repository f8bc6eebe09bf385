import type { ChandlerStatus } from "@/db/enums/chandler";
import type { Permission } from "@/lib/access/permissions";

/** Fields a step requires. Document 3 §5, product 5.13b */
export type Asked = "vendorName" | "approvedVendorAttachmentId" | "receivedDate" | "rejectionReason";
type Step = { from: ChandlerStatus | null; to: ChandlerStatus; right: Permission; asks: readonly Asked[] };

const vendor = ["vendorName", "approvedVendorAttachmentId"] as const;
const [request, status, cancel] = ["chandler:request", "chandler:status", "chandler:cancel"] as const;

/**
 * All state transitions. There is no step back: a wrong request is cancelled and copied. Document 3 §4, product 5.13b
 */
export const steps: readonly Step[] = [
  { from: null, to: "Submitted", right: request, asks: [] },
  { from: "Submitted", to: "LookingForVendor", right: status, asks: [] },
  { from: "Submitted", to: "OnPreparation", right: status, asks: vendor },
  { from: "LookingForVendor", to: "OnPreparation", right: status, asks: vendor },
  { from: "OnPreparation", to: "ReadyForShipment", right: status, asks: [] },
  { from: "ReadyForShipment", to: "Delivered", right: status, asks: ["receivedDate"] },
  { from: "Submitted", to: "Cancel", right: cancel, asks: ["rejectionReason"] },
  { from: "LookingForVendor", to: "Cancel", right: cancel, asks: ["rejectionReason"] },
  { from: "OnPreparation", to: "Cancel", right: cancel, asks: ["rejectionReason"] },
  { from: "ReadyForShipment", to: "Cancel", right: cancel, asks: ["rejectionReason"] },
];

/** Whether a request is delivered or cancelled, and never changes again. */
export const isFinal = (state: ChandlerStatus) => !steps.some(({ from }) => from === state);
export const stepOf = (from: ChandlerStatus, to: ChandlerStatus) =>
  steps.find((step) => step.from === from && step.to === to);
/** Return the next states for Update Status; Delete Request cancels. */
export const nextOf = (from: ChandlerStatus): ChandlerStatus[] =>
  steps.flatMap((step) => (step.from === from && step.to !== "Cancel" ? [step.to] : []));

/** Return the missing required fields of a step, in form order. */
export const missingOf = (
  step: Pick<Step, "asks">,
  given: Partial<Record<Asked, string | null | undefined>>,
): readonly Asked[] => step.asks.filter((field) => !given[field]);

export const vesselChandlerStatuses = ["Complete", "In Progress", "No Request"] as const;
export type VesselChandlerStatus = (typeof vesselChandlerStatuses)[number];
/** Return a vessel's status: open requests, else delivered ones, else none. product 5.13b */
export function vesselChandlerStatus({ open, delivered }: { open: number; delivered: number }): VesselChandlerStatus {
  if (open > 0) return "In Progress";
  return delivered > 0 ? "Complete" : "No Request";
}
