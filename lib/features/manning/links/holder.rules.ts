import type { LinkPurpose } from "@/db/enums/manning";
import { mayAnswerAs, type Actor } from "@/lib/access/actor";
import { isAmong } from "@/lib/access/roles";
import { AppError } from "@/lib/platform/errors";

type Link = { purpose: LinkPurpose; principalId: number | null; crewId: number | null };

/** Whether a link may be used by whoever opens it. Somebody signed in uses only a link to the own principal, or to themselves as a seafarer: an account of the office none. product 5.9 */
export function mayHold(actor: Actor, { purpose, principalId, crewId }: Link): boolean {
  if (actor.kind !== "user") return true;
  const isOfPrincipal = isAmong(actor, "principals");
  if (purpose === "principal-approval")
    return isOfPrincipal && principalId !== null && actor.principalId === principalId;
  return !isOfPrincipal && mayAnswerAs(actor, crewId);
}

/** @throws forbidden for an account the link is not for */
export function assertHolder(actor: Actor, link: Link) {
  if (!mayHold(actor, link)) throw new AppError("forbidden", "approvals.page.otherAccount");
}
