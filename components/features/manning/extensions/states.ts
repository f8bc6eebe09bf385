import type { ExtensionRow } from "@/lib/features/manning/extensions/schema";
import type { StatusName } from "@/components/ui/feedback/status-badge";

type State = {
  status: StatusName;
  key: "pending" | "Approved" | "Rejected" | "withdrawn" | "signed-off" | "dates-changed";
};

/** Return the status of a request as label key and colour. Requests that ended without a decision are muted. */
export function stateOf({ approvalExtensionStatus: status, endReason }: ExtensionRow): State {
  if (status === "Approved") return { status: "Approved", key: status };
  if (status === "Rejected") return { status: "Failed", key: status };
  return endReason ? { status: "Closed", key: endReason } : { status: "Pending", key: "pending" };
}

const consentColours = {
  Pending: "Pending",
  Confirmed: "Approved",
  Rejected: "Failed",
} as const satisfies Record<ExtensionRow["consent"]["status"], StatusName>;

/** Whether a request needs a decision. */
export const isWaiting = ({ approvalExtensionStatus, endReason }: ExtensionRow) =>
  approvalExtensionStatus === null && endReason === null;

/** Colour the seafarer's answer only while the request is pending. */
export const consentColour = (row: ExtensionRow): StatusName =>
  isWaiting(row) || row.consent.status === "Confirmed" ? consentColours[row.consent.status] : "Closed";
