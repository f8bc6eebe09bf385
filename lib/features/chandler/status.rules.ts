import type { ChandlerStatus } from "@/db/enums/chandler";
import type { Permission } from "@/lib/access/permissions";

/** What a step asks for. Document 3 §5, product 5.13b */
export type Asked = "vendorName" | "approvedVendorAttachmentId" | "receivedDate" | "rejectionReason";
type Step = { from: ChandlerStatus | null; to: ChandlerStatus; right: Permission; asks: readonly Asked[] };

const vendor = ["vendorName", "approvedVendorAttachmentId"] as const;
const [request, status, cancel] = ["chandler:request", "chandler:status", "chandler:cancel"] as const;

/** Every step there is. There is none back: a wrong one is cancelled and copied. Document 3 §4, product 5.13b */
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

/** Delivered and cancelled requests never change again. */
export const isFinal = (state: ChandlerStatus) => !steps.some(({ from }) => from === state);
export const stepOf = (from: ChandlerStatus, to: ChandlerStatus) =>
  steps.find((step) => step.from === from && step.to === to);
/** Where Update Status may bring a request; Cancel is what Delete Request does. */
export const nextOf = (from: ChandlerStatus): ChandlerStatus[] =>
  steps.flatMap((step) => (step.from === from && step.to !== "Cancel" ? [step.to] : []));

/** What a step asks for and nobody gave, in the order of the form. */
export const missingOf = (
  step: Pick<Step, "asks">,
  given: Partial<Record<Asked, string | null | undefined>>,
): readonly Asked[] => step.asks.filter((field) => !given[field]);

export const vesselChandlerStatuses = ["Complete", "In Progress", "No Request"] as const;
export type VesselChandlerStatus = (typeof vesselChandlerStatuses)[number];
/** Of a vessel: something is under way, else something came, else nothing was asked for. product 5.13b */
export function vesselChandlerStatus({ open, delivered }: { open: number; delivered: number }): VesselChandlerStatus {
  if (open > 0) return "In Progress";
  return delivered > 0 ? "Complete" : "No Request";
}
