"use server";

import { AuthError } from "next-auth";
import type { SignInState } from "@/components/features/users/sign-in/form";
import { inactiveCode, rateLimitedCode, signIn } from "@/lib/access/auth";
import { dashboardPath } from "@/lib/access/start-page";

const textOf = (form: FormData, name: string) => String(form.get(name) ?? "").slice(0, 2_000);

const refusals: Record<string, SignInState["error"]> = { [inactiveCode]: "inactive", [rateLimitedCode]: "tooMany" };

const backTo = (requestedPath: string) =>
  requestedPath ? `/sign-in?callbackUrl=${encodeURIComponent(requestedPath)}` : "/sign-in";

/** Redirect to the identity provider and back. */
export async function signInWithProviderAction(form: FormData) {
  await signIn("crewing", { redirectTo: backTo(dashboardPath(textOf(form, "callbackUrl"))) });
}

/** /sign-in redirects the signed-in user. The sign-in itself limits attempts. */
export async function signInAction(_state: SignInState, form: FormData): Promise<SignInState> {
  const email = textOf(form, "email").trim().toLowerCase();
  const requestedPath = dashboardPath(textOf(form, "callbackUrl"));
  try {
    await signIn("credentials", { email, password: textOf(form, "password"), redirectTo: backTo(requestedPath) });
  } catch (error) {
    if (error instanceof AuthError && error.type === "CredentialsSignin")
      return { error: refusals["code" in error ? String(error.code) : ""] ?? "wrong" };
    throw error;
  }
  return { error: null };
}
