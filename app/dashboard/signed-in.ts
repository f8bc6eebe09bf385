import { forbidden, redirect } from "next/navigation";
import { can, type UserActor } from "@/lib/access/actor";
import type { Permission } from "@/lib/access/permissions";
import { currentUser } from "@/lib/platform/transport/page";

/** The signed-in person; a stranger signs in first, who may not do this gets the 403 page. */
export async function signedIn(permission?: Permission): Promise<UserActor> {
  const user = await currentUser();
  if (!user) redirect("/oauth/callback");
  if (permission && !can(user, permission)) forbidden();
  return user;
}
