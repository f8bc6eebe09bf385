import { stranger, type Actor } from "@/lib/access/actor";
import { actorOfSession } from "@/lib/access/session";
import { visitorOfRequest } from "../captcha/gate";
import { AppError } from "../errors";
import { FileAnswer, fileResponse, StartedFile } from "../files/answer";
import { isPage } from "../list/page-of";
import type { Operation } from "../operation";
import { callerOf } from "./caller";
import { once } from "./idempotency";
import { refusalOf } from "./refusal";
import { inputOf } from "./request-input";
import { assertSameOrigin } from "./same-origin";

export type Calls = Record<string, Operation>;
type Handler = ((request: Request) => Promise<Response>) & { calls: Calls; audience: Audience };
type Audience = "session" | "gate";

const json = (body: unknown, status: number, headers: Record<string, string> = {}) =>
  Response.json(body, {
    status,
    headers: { "cache-control": "no-store", "x-content-type-options": "nosniff", ...headers },
  });

function matchPath(pattern: string, segments: string[]): Record<string, string> | null {
  const parts = pattern.split("/");
  if (parts.length !== segments.length) return null;
  const path: Record<string, string> = {};
  for (const [index, part] of parts.entries()) {
    const segment = segments[index] ?? "";
    if (part.startsWith("{")) path[part.slice(1, -1)] = segment;
    else if (part.toLowerCase() !== segment.toLowerCase()) return null;
  }
  return path;
}

function find(calls: Calls, method: string, segments: string[]) {
  const matches = Object.entries(calls).flatMap(([call, operation]) => {
    const [verb, pattern = ""] = call.split(" ");
    const path = matchPath(pattern, segments);
    return path ? [{ verb, operation, path }] : [];
  });
  return matches.find(({ verb }) => verb === method) ?? (matches.length > 0 ? "wrong-method" : null);
}

const actorOf = (request: Request, audience: Audience): Promise<Actor> =>
  (audience === "gate" ? visitorOfRequest(request) : actorOfSession(request.headers)).then(
    (actor) => actor ?? stranger,
  );

const headOf = (result: object & { allowedActions?: unknown; version?: unknown }) => ({
  allowedActions: result.allowedActions,
  version: result.version,
});

function answer(result: unknown, message: string): Response {
  if (result instanceof FileAnswer || result instanceof StartedFile) return fileResponse(result);
  if (!isPage(result)) return json({ data: result ?? null, message, ...headOf(Object(result)) }, 200);
  const { rows, total, pageNumber, pageSize, ...rest } = result;
  return json(
    { data: rows, totalItem: total, totalPage: Math.ceil(total / pageSize), pageNumber, pageSize, ...rest, message },
    200,
  );
}

async function serve(request: Request, calls: Calls, audience: Audience): Promise<Response> {
  const segments = new URL(request.url).pathname.split("/").filter(Boolean).slice(3);
  const match = find(calls, request.method, segments);
  if (match === null) return json({ message: "Not found", code: "not-found", errors: [] }, 404);
  if (match === "wrong-method") return json({ message: "Method not allowed", code: "wrong-method", errors: [] }, 405);
  const caller = callerOf(request.headers, stranger, "api");
  try {
    if (request.method === "POST") assertSameOrigin(request);
    const actor = await actorOf(request, audience);
    if (audience === "session" && actor.kind === "stranger" && match.operation.access !== "public")
      throw new AppError("unauthenticated", "errors.unauthenticated");
    return await once(request, actor, async () =>
      answer(await match.operation.execute({ ...caller, actor }, await inputOf(request, match.path)), "OK"),
    );
  } catch (error) {
    const { status, ...body } = refusalOf(error, caller.locale, caller.requestId, match.operation.name);
    return json(body, status, { "x-request-id": caller.requestId });
  }
}

function handlers(calls: Calls, audience: Audience) {
  const handler = Object.assign((request: Request) => serve(request, calls, audience), {
    calls,
    audience,
  }) satisfies Handler;
  return { GET: handler, POST: handler };
}

/** The calls of one controller, for people who are signed in. */
export const controller = (calls: Calls) => handlers(calls, "session");
/** The calls of one …Public controller: the actor is the holder of the gate token f. */
export const publicController = (calls: Calls) => handlers(calls, "gate");
