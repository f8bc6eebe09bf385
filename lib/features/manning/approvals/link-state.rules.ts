import type { LinkEnd, LinkPurpose } from "@/db/enums/manning";
import { mayDecideAsEmployee, mayDecideAsPrincipal } from "../approval.rules";
import type { Approvals } from "../slots.rules";

type Item = { version: number; expiresAt: Date; endedAt: Date | null; endReason: LinkEnd | null };
/** awaitsConsent: an extension request needs the seafarer's answer. */
type Row = Approvals & { version: number; awaitsConsent: boolean };
/** open: may be answered; otherwise the reason why not. other-account: signed in with the wrong account. */
export type LinkState = "open" | "expired" | "closed" | "other-account" | LinkEnd;

const mayDecide: Record<LinkPurpose, (row: Row) => boolean> = {
  "principal-approval": mayDecideAsPrincipal,
  "employee-consent": mayDecideAsEmployee,
  "extension-consent": ({ awaitsConsent }) => awaitsConsent,
};

type LinkStateInput = { item: Item; assignment: Row; purpose: LinkPurpose; isClosed: boolean; now: Date };

/**
 * Return whether a link's question may still be answered, and why not. isClosed: recipient, principal or person changed
 * since it was sent. product 5.9
 */
export function linkStateOf({ item, assignment, purpose, isClosed, now }: LinkStateInput): LinkState {
  if (item.endedAt !== null) return item.endReason ?? "changed";
  if (isClosed) return "closed";
  if (!mayDecide[purpose](assignment)) return "decided";
  if (item.version !== assignment.version) return "changed";
  return item.expiresAt <= now ? "expired" : "open";
}
