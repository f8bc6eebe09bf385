import type { LinkPurpose } from "@/db/enums/manning";
import { canAnswerFor, type Actor } from "@/lib/access/actor";
import { isAmong } from "@/lib/access/roles";
import { AppError } from "@/lib/platform/errors";

type Link = { purpose: LinkPurpose; principalId: number | null; crewId: number | null };

/**
 * Whether the actor may use a link. Signed-in users may use links to their own principal or themselves; office accounts
 * none. product 5.9
 */
export function mayUseLink(actor: Actor, { purpose, principalId, crewId }: Link): boolean {
  if (actor.kind !== "user") return true;
  const isOfPrincipal = isAmong(actor, "principals");
  if (purpose === "principal-approval")
    return isOfPrincipal && principalId !== null && actor.principalId === principalId;
  return !isOfPrincipal && canAnswerFor(actor, crewId);
}

/** Require that the actor may use the link. @throws forbidden for the wrong account */
export function assertHolder(actor: Actor, link: Link) {
  if (!mayUseLink(actor, link)) throw new AppError("forbidden", "approvals.page.otherAccount");
}
