import { randomUUID } from "node:crypto";
import { runWithRequestId } from "@/db/request-id";
import { anonymousActor, type Actor } from "@/lib/access/actor";
import { actorOfSession } from "@/lib/access/session";
import { assertAccess } from "../access";
import { visitorOfRequest } from "../captcha/gate";
import { AppError, notFound } from "../errors";
import { FileAnswer, fileResponse, StartedFile } from "../files/file-response";
import { defaultLocale, type Locale } from "../i18n/locales";
import { translator } from "../i18n/messages";
import { assertSpelled } from "../i18n/spelling";
import { isPage } from "../list/page-of";
import type { Caller, Operation } from "../operation";
import { AlreadyDone } from "../idempotency";
import { callerOf } from "./caller";
import { deriveIdempotencyKey } from "../input/idempotency-key";
import { refusalOf } from "./refusal";
import { callErrors, insideInput, renamedText, renamesOf, type Renames } from "./rename-for-calls";
import { inputFromRequest } from "../input/input-of";
import { assertSameOrigin } from "./same-origin";

export type Calls = Record<string, Operation>;
/**
 * An answer as text with headers, before it becomes a Response. The server writes it to the socket without a stream.
 */
export type TextResponse = { status: number; headers: Record<string, string>; text: string };
type Handler = ((request: Request) => Promise<Response>) & {
  calls: Calls;
  audience: Audience;
  written(request: Request): Promise<TextResponse | Response>;
};
type Audience = "session" | "gate";
type Match = { operation: Operation; path: Record<string, string> };
type CallerContext = Pick<Caller, "locale" | "requestId">;
type Route = { verb: string; parts: string[]; operation: Operation };

/** Serialize JSON. Only when that fails, convert bigints (money), because checking every value is slow. */
function jsonOf(body: unknown): string {
  try {
    return JSON.stringify(body);
  } catch {
    return JSON.stringify(body, (_name, value: unknown) => (typeof value === "bigint" ? Number(value) : value));
  }
}

const baseHeaders = {
  "content-type": "application/json",
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
};

const json = (
  body: unknown,
  status: number,
  headers: Record<string, string> = {},
  renames: Renames = [],
): TextResponse => ({
  status,
  headers: { ...baseHeaders, ...headers },
  text: renamedText(jsonOf(body), renames),
});

/** Index routes by their first segment, so that only a few are compared. */
function routesOf(calls: Calls): Map<string, Route[]> {
  const routes = new Map<string, Route[]>();
  for (const [call, operation] of Object.entries(calls)) {
    const [verb = "", pattern = ""] = call.split(" ");
    const parts = pattern.split("/");
    const firstSegment = parts[0]?.toLowerCase() ?? "";
    routes.set(firstSegment, [...(routes.get(firstSegment) ?? []), { verb, parts, operation }]);
  }
  return routes;
}

function pathOf(parts: string[], segments: string[]): Record<string, string> | null {
  if (parts.length !== segments.length) return null;
  const path: Record<string, string> = {};
  for (const [index, part] of parts.entries()) {
    const segment = segments[index] ?? "";
    if (part.startsWith("{")) path[part.slice(1, -1)] = segment;
    else if (part.toLowerCase() !== segment.toLowerCase()) return null;
  }
  return path;
}

/** Find the operation of a path. @throws not-found, wrong-method */
function find(routes: Map<string, Route[]>, method: string, segments: string[]): Match {
  const matches = (routes.get(segments[0]?.toLowerCase() ?? "") ?? []).flatMap(({ verb, parts, operation }) => {
    const path = pathOf(parts, segments);
    return path ? [{ verb, operation, path }] : [];
  });
  const match = matches.find(({ verb }) => verb === method);
  if (match) return match;
  if (matches.length === 0) throw notFound();
  throw new AppError("wrong-method", "errors.wrongMethod", { allowed: matches.map(({ verb }) => verb).join(", ") });
}

const actorOf = (request: Request, audience: Audience): Promise<Actor> =>
  (audience === "gate" ? visitorOfRequest(request) : actorOfSession(request.headers)).then(
    (actor) => actor ?? anonymousActor,
  );

const headOf = ({ allowedActions, version }: Record<string, unknown>) => ({ allowedActions, version });

/** Build the answer of an operation, under the names calls use. */
function answer(
  operation: Operation,
  result: unknown,
  message: string,
  headers?: Record<string, string>,
): TextResponse | Response {
  if (result instanceof FileAnswer || result instanceof StartedFile) return fileResponse(result);
  const renames = renamesOf(operation, "output");
  if (!isPage(result)) return json({ data: result ?? null, message, ...headOf(Object(result)) }, 200, headers, renames);
  const { rows, total, pageNumber, pageSize, ...rest } = result;
  const totalPage = Math.ceil(total / pageSize);
  const page = { data: rows, totalItem: total, totalPage, pageNumber, pageSize, ...rest, message };
  return json(page, 200, headers, renames);
}

/** Check access before a byte of the body is read. */
async function run(request: Request, { operation, path }: Match, caller: Caller, audience: Audience) {
  if (operation.kind === "write" || request.method === "POST") assertSameOrigin(request);
  const actor = await actorOf(request, audience);
  if (audience === "session" && actor.kind === "stranger" && operation.access !== "public")
    throw new AppError("unauthenticated", "errors.unauthenticated");
  assertAccess(actor, operation.access);
  const input = await inputFromRequest(request, path);
  assertSpelled(new URL(request.url).searchParams.keys(), input, operation);
  const repeatKey = operation.kind === "write" ? await deriveIdempotencyKey(request, actor, input) : undefined;
  const result = await operation.execute(
    { ...caller, actor, idempotencyKey: repeatKey },
    insideInput(operation, input),
  );
  return answer(operation, result, "OK");
}

/** Return the first answer again, or a message that it was done. */
const replayed = (operation: Operation, storedAnswer: unknown, locale: Locale) =>
  answer(operation, storedAnswer, storedAnswer === undefined ? translator(locale)("errors.doneBefore") : "OK", {
    "idempotency-replayed": "true",
  });

function refuse(error: unknown, { locale, requestId }: CallerContext, operation?: Operation): TextResponse | Response {
  if (operation && error instanceof AlreadyDone) return replayed(operation, error.answer, locale);
  const { status, ...body } = refusalOf(error, locale, requestId, operation?.name ?? "no call");
  const errors = operation ? callErrors(operation, body.errors) : body.errors;
  return json({ ...body, errors }, status, {
    "x-request-id": requestId,
    ...(status === 503 ? { "retry-after": "2" } : {}),
    ...(status === 401 ? { "www-authenticate": "Bearer" } : {}),
    ...(error instanceof AppError && status === 405 ? { allow: String(error.values.allowed) } : {}),
  });
}

async function serve(
  request: Request,
  routes: Map<string, Route[]>,
  audience: Audience,
): Promise<TextResponse | Response> {
  let context: CallerContext = { locale: defaultLocale, requestId: randomUUID() };
  let match: Match | undefined;
  try {
    const caller = callerOf(request.headers, anonymousActor, "api");
    context = caller;
    match = find(routes, request.method, new URL(request.url).pathname.split("/").filter(Boolean).slice(3));
    return await run(request, match, caller, audience);
  } catch (error) {
    return refuse(error, context, match?.operation);
  }
}

function handlers(calls: Calls, audience: Audience) {
  const routes = routesOf(calls);
  const written = (request: Request) => runWithRequestId(undefined, () => serve(request, routes, audience));
  const respond = async (request: Request) => {
    const result = await written(request);
    return result instanceof Response ? result : new Response(result.text, result);
  };
  const handler = Object.assign(respond, { calls, audience, written }) satisfies Handler;
  return { GET: handler, POST: handler, PUT: handler, PATCH: handler, DELETE: handler };
}

/** Route handlers of one controller for signed-in users. */
export const controller = (calls: Calls) => handlers(calls, "session");
/** Route handlers of one …Public controller. The actor is the visitor of the gate token f. */
export const publicController = (calls: Calls) => handlers(calls, "gate");
