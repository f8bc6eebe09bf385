import { cookies, headers } from "next/headers";
import { forbidden, notFound, redirect } from "next/navigation";
import { cache } from "react";
import type { z } from "zod";
import { withoutValues } from "@/db/query-failure";
import { stranger } from "@/lib/access/actor";
import { actorOfSession } from "@/lib/access/session";
import { visitorOfCookies } from "../captcha/gate";
import { AppError } from "../errors";
import type { Operation } from "../operation";
import { callerOf } from "./caller";

/** The signed-in person of this request, read once however many parts ask. */
export const currentUser = cache(async () => actorOfSession(await headers()));
/** From the cookie jar: the page that answers an action sees the gate which that action opened, the request's headers do not. */
export const currentVisitor = cache(async () =>
  visitorOfCookies(new Headers({ ...Object.fromEntries(await headers()), cookie: (await cookies()).toString() })),
);

/** A page's read: what may not be seen is a 404, what may not be done the 403 page, a stranger signs in first. */
export async function load<I extends z.ZodType, O extends z.ZodType>(
  operation: Operation<I, O>,
  input: z.input<I>,
  audience: "session" | "gate" = "session",
): Promise<z.output<O>> {
  const head = await headers();
  const actor = (audience === "session" ? await currentUser() : null) ?? (await currentVisitor()) ?? stranger;
  try {
    return await operation.execute(callerOf(head, actor, "page"), input);
  } catch (error) {
    if (!(error instanceof AppError)) throw withoutValues(error);
    if (error.code === "not-found") notFound();
    if (error.code === "unauthenticated") redirect("/oauth/callback");
    if (error.code === "forbidden") forbidden();
    throw error;
  }
}
