"use server";

import { signOut } from "@/lib/access/auth";

export async function signOutAction() {
  await signOut({ redirectTo: "/oauth/callback?state=signing-out" });
}
