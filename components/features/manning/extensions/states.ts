import type { ExtensionRow } from "@/lib/features/manning/extensions/schema";
import type { StatusName } from "@/components/ui/feedback/status-badge";

type State = {
  status: StatusName;
  key: "pending" | "Approved" | "Rejected" | "withdrawn" | "signed-off" | "dates-changed";
};

/** The state of a request as a word and its colour; what ended without a decision is quiet. */
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

/** Whether a request waits for a decision. */
export const isWaiting = ({ approvalExtensionStatus, endReason }: ExtensionRow) =>
  approvalExtensionStatus === null && endReason === null;

/** The seafarer's answer is loud only while something hangs on it. */
export const consentColour = (row: ExtensionRow): StatusName =>
  isWaiting(row) || row.consent.status === "Confirmed" ? consentColours[row.consent.status] : "Closed";
