import type { ChandlerStatus } from "@/db/enums/chandler";
import type { Permission } from "@/lib/access/permissions";
import type { CountedStatus } from "@/lib/platform/list/counted-status";

/** Fields a step requires. Document 3 §5, product 5.13b */
export type RequiredField = "vendorName" | "approvedVendorAttachmentId" | "receivedDate" | "rejectionReason";
type Step = { from: ChandlerStatus | null; to: ChandlerStatus; right: Permission; requires: readonly RequiredField[] };

const vendor = ["vendorName", "approvedVendorAttachmentId"] as const;
const [request, status, cancel] = ["chandler:request", "chandler:status", "chandler:cancel"] as const;

/**
 * All state transitions. There is no step back: a wrong request is cancelled and copied. Document 3 §4, product 5.13b
 */
export const steps: readonly Step[] = [
  { from: null, to: "Submitted", right: request, requires: [] },
  { from: "Submitted", to: "LookingForVendor", right: status, requires: [] },
  { from: "Submitted", to: "OnPreparation", right: status, requires: vendor },
  { from: "LookingForVendor", to: "OnPreparation", right: status, requires: vendor },
  { from: "OnPreparation", to: "ReadyForShipment", right: status, requires: [] },
  { from: "ReadyForShipment", to: "Delivered", right: status, requires: ["receivedDate"] },
  { from: "Submitted", to: "Cancel", right: cancel, requires: ["rejectionReason"] },
  { from: "LookingForVendor", to: "Cancel", right: cancel, requires: ["rejectionReason"] },
  { from: "OnPreparation", to: "Cancel", right: cancel, requires: ["rejectionReason"] },
  { from: "ReadyForShipment", to: "Cancel", right: cancel, requires: ["rejectionReason"] },
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
  step: Pick<Step, "requires">,
  values: Partial<Record<RequiredField, string | null | undefined>>,
): readonly RequiredField[] => step.requires.filter((field) => !values[field]);

export const vesselChandlerStatuses = ["Complete", "In Progress", "No Request"] as const;
export type VesselChandlerStatus = (typeof vesselChandlerStatuses)[number];
/** A vessel's status: open requests, else delivered ones, else none. The list filters by it. product 5.13b */
export const vesselStatusRule: CountedStatus<VesselChandlerStatus, "open" | "delivered"> = {
  steps: [
    ["In Progress", "open"],
    ["Complete", "delivered"],
  ],
  otherwise: "No Request",
};
