import type { ExtensionRow } from "@/lib/features/manning/extensions/schema";
import type { StatusName } from "@/components/ui/feedback/status-badge";

type StatusVariant = {
  status: StatusName;
  key: "pending" | "Approved" | "Rejected" | "withdrawn" | "signed-off" | "dates-changed";
};

/** Return the status of a request as label key and colour. Requests that ended without a decision are muted. */
export function extensionStatusVariant({ approvalExtensionStatus: status, endReason }: ExtensionRow): StatusVariant {
  if (status === "Approved") return { status: "Approved", key: status };
  if (status === "Rejected") return { status: "Failed", key: status };
  return endReason ? { status: "Closed", key: endReason } : { status: "Pending", key: "pending" };
}

const consentVariants = {
  Pending: "Pending",
  Confirmed: "Approved",
  Rejected: "Failed",
} as const satisfies Record<ExtensionRow["consent"]["status"], StatusName>;

/** Whether a request needs a decision. */
const awaitsDecision = ({ approvalExtensionStatus, endReason }: ExtensionRow) =>
  approvalExtensionStatus === null && endReason === null;

/** Colour the seafarer's answer only while the request is pending. */
export const consentVariant = (row: ExtensionRow): StatusName =>
  awaitsDecision(row) || row.consent.status === "Confirmed" ? consentVariants[row.consent.status] : "Closed";
