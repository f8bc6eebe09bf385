import { anonymousActor } from "@/lib/access/actor";
import { actorOfSession } from "@/lib/access/session";
import { AppError } from "@/lib/platform/errors";
import { inputFromRequest } from "@/lib/platform/input/input-of";
import { log } from "@/lib/platform/log";
import { withoutQueryValues } from "@/db/query-failure";
import type { Operation } from "@/lib/platform/operation";
import { callerOf } from "@/lib/platform/transport/caller";

const codes: Partial<Record<string, string>> = { "too-many": "busy" };
const last = (key: string) => key.split("?")[0]?.split(".").at(-1) ?? "";

/** Message key by error code. */
function problemOf(error: unknown): string {
  if (!(error instanceof AppError)) {
    log.error({ err: withoutQueryValues(error) }, "an answer could not be stored");
    return "failed";
  }
  const [field] = error.fields;
  if (field?.path === "reason") return "reasonHint";
  return codes[error.code] ?? (field ? last(field.message) : last(error.messageKey));
}

const back = (address: string, status = 303) => new Response(null, { status, headers: { location: address } });

/**
 * Handle a form of a link's page and redirect back to the page, which shows the outcome. Works without scripts.
 * The page sends no referrer, so the origin is unknown; the value in the form proves it instead.
 */
export async function postBack(request: Request, token: string, operation: Operation): Promise<Response> {
  const address = `/approve/${encodeURIComponent(token)}`;
  if (request.headers.get("sec-fetch-site") === "cross-site") return back("/closed?reason=invalid");
  let item = "0";
  try {
    const form = await inputFromRequest(request, { token });
    item = String(Number(form.itemId) || 0);
    const actor = (await actorOfSession(request.headers)) ?? anonymousActor;
    await operation.execute(callerOf(request.headers, actor, "page"), form);
    // The page marks its first open question, so several answers need no scrolling.
    return back(item === "0" ? address : `${address}?answered=${item}#next`);
  } catch (error) {
    if (error instanceof AppError && error.code === "not-found") return back("/closed?reason=invalid");
    const query = new URLSearchParams({ item, problem: problemOf(error) });
    return back(`${address}?${query}#item-${item}`);
  }
}
