"use server";

import { AuthError } from "next-auth";
import { headers } from "next/headers";
import type { SignInState } from "@/components/features/users/sign-in-form";
import { database } from "@/db/client";
import { inactiveCode, signIn } from "@/lib/access/auth";
import { AppError } from "@/lib/platform/errors";
import { limitRate } from "@/lib/platform/captcha/rate-limit";
import { addressOf } from "@/lib/platform/transport/caller";
import { dashboardPath } from "@/components/features/users/landing";

const textOf = (form: FormData, name: string) => String(form.get(name) ?? "").slice(0, 2_000);

const backTo = (wish: string) => (wish ? `/sign-in?callbackUrl=${encodeURIComponent(wish)}` : "/sign-in");

/** To the identity provider and back. */
export async function signInWithProviderAction(form: FormData) {
  await signIn("crewing", { redirectTo: backTo(dashboardPath(textOf(form, "callbackUrl"))) });
}

/** Ten tries in ten minutes per e-mail address and network. The way on is decided by /sign-in, which then knows who came. */
export async function signInAction(_state: SignInState, form: FormData): Promise<SignInState> {
  const email = textOf(form, "email").trim().toLowerCase();
  const wish = dashboardPath(textOf(form, "callbackUrl"));
  try {
    const subject = `${email} ${addressOf(await headers())}`;
    await limitRate(database(), { name: "sign-in", subject, most: 10, seconds: 600, now: new Date() });
    await signIn("credentials", { email, password: textOf(form, "password"), redirectTo: backTo(wish) });
  } catch (error) {
    if (error instanceof AppError && error.code === "too-many") return { error: "tooMany" };
    if (error instanceof AuthError && error.type === "CredentialsSignin") return { error: "code" in error && error.code === inactiveCode ? "inactive" : "wrong" };
    throw error;
  }
  return { error: null };
}
