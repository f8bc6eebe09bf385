import { cookies, headers } from "next/headers";
import { forbidden, notFound, redirect } from "next/navigation";
import { cache } from "react";
import type { z } from "zod";
import { withoutQueryValues } from "@/db/query-failure";
import { anonymousActor } from "@/lib/access/actor";
import { actorOfSession } from "@/lib/access/session";
import { visitorOfCookies } from "../captcha/gate";
import { AppError } from "../errors";
import type { Operation } from "../operation";
import { callerOf } from "./caller";

/** Return the signed-in user of this request, loaded once. */
export const currentUser = cache(async () => actorOfSession(await headers()));
/** Return the visitor from the cookie store, because the request's headers lack a gate opened by the same action. */
export const currentVisitor = cache(async () =>
  visitorOfCookies(new Headers({ ...Object.fromEntries(await headers()), cookie: (await cookies()).toString() })),
);

/** Load a page's data: 404 for hidden records, 403 without permission, and sign-in for anonymous users. */
export async function load<I extends z.ZodType, O extends z.ZodType>(
  operation: Operation<I, O>,
  input: z.input<I>,
  audience: "session" | "gate" = "session",
): Promise<z.output<O>> {
  const head = await headers();
  const actor = (audience === "session" ? await currentUser() : null) ?? (await currentVisitor()) ?? anonymousActor;
  try {
    return await operation.execute(callerOf(head, actor, "page"), input);
  } catch (error) {
    if (!(error instanceof AppError)) throw withoutQueryValues(error);
    if (error.code === "not-found") notFound();
    if (error.code === "unauthenticated") redirect("/oauth/callback");
    if (error.code === "forbidden") forbidden();
    throw error;
  }
}
