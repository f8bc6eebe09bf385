"use server";

import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { signOut } from "@/lib/access/auth";
import { endSession } from "@/lib/access/identity-provider";
import { sessionIdOf } from "@/lib/access/session";

const signedOut = "/oauth/callback?state=signing-out";

/** End the session here and at the identity provider. */
export async function signOutAction() {
  const session = await sessionIdOf(await headers());
  const provider = session ? await endSession(session, `${process.env.AUTH_URL ?? ""}${signedOut}`) : null;
  await signOut({ redirect: false });
  redirect(provider ?? signedOut);
}
