"use server";

import { cookies } from "next/headers";
import { secureCookies } from "@/lib/access/session";
import { gateCookie, visitorCookie, visitorDays } from "@/lib/platform/captcha/gate";
import { action } from "@/lib/platform/transport/action";
import type { ActionResult } from "@/lib/platform/transport/action-result";
import { checkGate } from "./check-gate";
import { openGate } from "./open-gate";

const openWithAnswer = action(openGate);
const check = action(checkGate);

/** Open the gate for this browser. Token and visitor are stored in cookies that scripts cannot read. */
export async function openGateAction(token: string): Promise<ActionResult<null>> {
  const jar = await cookies();
  const result = await openWithAnswer({ token, v: jar.get(visitorCookie)?.value });
  if (!result.ok) return result;
  const options = { httpOnly: true, sameSite: "lax", secure: secureCookies(), path: "/" } as const;
  jar.set(gateCookie, result.data.r, { ...options, maxAge: 8 * 3_600 });
  jar.set(visitorCookie, result.data.v, { ...options, maxAge: visitorDays * 86_400 });
  return { ok: true, data: null };
}

/** Check whether this browser's gate is open, without extending it. */
export async function checkGateAction(): Promise<boolean> {
  const result = await check({ k: (await cookies()).get(gateCookie)?.value ?? "" });
  return result.ok && result.data.valid;
}

export async function closeGateAction(): Promise<void> {
  (await cookies()).delete(gateCookie);
}

/** Forget the visitor of this browser, so that the next person cannot see their drafts and files. */
export async function forgetVisitorAction(): Promise<void> {
  const jar = await cookies();
  jar.delete(gateCookie);
  jar.delete(visitorCookie);
}
