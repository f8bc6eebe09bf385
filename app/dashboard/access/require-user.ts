import { forbidden, redirect } from "next/navigation";
import { can, type UserActor } from "@/lib/access/actor";
import type { Permission } from "@/lib/access/permissions";
import { currentUser } from "@/lib/platform/transport/page";

/** Return the signed-in user. Redirects to sign-in without a session, and answers 403 without the permission. */
export async function requireUser(permission?: Permission): Promise<UserActor> {
  const user = await currentUser();
  if (!user) redirect("/oauth/callback");
  if (permission && !can(user, permission)) forbidden();
  return user;
}
