import { forbidden, notFound, redirect } from "next/navigation";
import { can, type UserActor } from "@/lib/access/actor";
import { landingOf, missingLinkOf } from "@/lib/access/landing";
import { mayOpen } from "@/lib/access/menu";
import type { Permission } from "@/lib/access/permissions";
import { signedIn } from "./signed-in";

/**
 * The signed-in person at one address: the 403 page outside their access list, their own page where the address leads there,
 * the 404 page where they have none. The permission is asked last, because heads and crew are led on before it matters.
 */
export async function arriveAt(address: string, permission?: Permission): Promise<UserActor> {
  const user = await signedIn();
  if (!mayOpen(user, address.split("?")[0] ?? "")) forbidden();
  const target = landingOf(user, address);
  if (target) redirect(target);
  if (missingLinkOf(user, address)) notFound();
  if (permission && !can(user, permission)) forbidden();
  return user;
}
