import type { LinkEnd, LinkPurpose } from "@/db/enums/manning";
import { mayDecideAsEmployee, mayDecideAsPrincipal } from "../approval.rules";
import type { Approvals } from "../slots.rules";

type Item = { version: number; expiresAt: Date; endedAt: Date | null; endReason: LinkEnd | null };
/** awaitsConsent: the seafarer is asked whether to stay longer and has not answered. */
type Row = Approvals & { version: number; awaitsConsent: boolean };
/** open: it may be answered; otherwise why not. other-account: not by who is signed in. */
export type LinkState = "open" | "expired" | "closed" | "other-account" | LinkEnd;

const mayDecide: Record<LinkPurpose, (row: Row) => boolean> = {
  "principal-approval": mayDecideAsPrincipal,
  "employee-consent": mayDecideAsEmployee,
  "extension-consent": ({ awaitsConsent }) => awaitsConsent,
};

type Judged = { item: Item; assignment: Row; purpose: LinkPurpose; isClosed: boolean; now: Date };

/** Whether a question of a link may still be answered, and why not. isClosed: recipient, principal or person are no longer those who were asked and asked about. product 5.9 */
export function stateOf({ item, assignment, purpose, isClosed, now }: Judged): LinkState {
  if (item.endedAt !== null) return item.endReason ?? "changed";
  if (isClosed) return "closed";
  if (!mayDecide[purpose](assignment)) return "decided";
  if (item.version !== assignment.version) return "changed";
  return item.expiresAt <= now ? "expired" : "open";
}
