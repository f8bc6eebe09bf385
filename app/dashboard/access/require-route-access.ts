import { forbidden, notFound, redirect } from "next/navigation";
import { can, type UserActor } from "@/lib/access/actor";
import { landingPageOf, missingAccountLinkOf } from "@/lib/access/landing-page";
import { canOpen } from "@/lib/access/menu";
import type { Permission } from "@/lib/access/permissions";
import { requireUser } from "./require-user";

/**
 * Return the signed-in user when they may open the address.
 * Otherwise answers 403 outside the access list, redirects heads and crew to their own page, or answers 404.
 * Checks the permission last, because heads and crew are redirected before it matters.
 */
export async function requireRouteAccess(address: string, permission?: Permission): Promise<UserActor> {
  const user = await requireUser();
  if (!canOpen(user, address.split("?")[0] ?? "")) forbidden();
  const target = landingPageOf(user, address);
  if (target) redirect(target);
  if (missingAccountLinkOf(user, address)) notFound();
  if (permission && !can(user, permission)) forbidden();
  return user;
}
