import { headers } from "next/headers";
import type { z } from "zod";
import { anonymousActor } from "@/lib/access/actor";
import { actorOfSession } from "@/lib/access/session";
import { visitorOfCookies } from "../captcha/gate";
import type { Operation } from "../operation";
import type { ActionResult } from "./action-result";
import { callerOf } from "./caller";
import { refusalOf } from "./refusal";

/**
 * Wrap an operation as a server action whose refusal is a value for the form. "gate": always as the visitor of the
 * gate.
 */
export function action<I extends z.ZodType, O extends z.ZodType>(
  operation: Operation<I, O>,
  audience: "session" | "gate" = "session",
) {
  return async (input: z.input<I>): Promise<ActionResult<z.output<O>>> => {
    const head = await headers();
    const caller = callerOf(head, anonymousActor, "action");
    try {
      const actor =
        (audience === "session" ? await actorOfSession(head) : null) ??
        (await visitorOfCookies(head)) ??
        anonymousActor;
      return { ok: true, data: await operation.execute({ ...caller, actor }, input) };
    } catch (error) {
      return { ok: false, ...refusalOf(error, caller.locale, caller.requestId, operation.name) };
    }
  };
}
