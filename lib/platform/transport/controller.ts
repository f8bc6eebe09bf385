import { randomUUID } from "node:crypto";
import { stranger, type Actor } from "@/lib/access/actor";
import { actorOfSession } from "@/lib/access/session";
import { assertAccess } from "../access";
import { visitorOfRequest } from "../captcha/gate";
import { AppError, notFound } from "../errors";
import { FileAnswer, fileResponse, StartedFile } from "../files/answer";
import { defaultLocale, type Locale } from "../i18n/locales";
import { translator } from "../i18n/messages";
import { isPage } from "../list/page-of";
import type { Caller, Operation } from "../operation";
import { Repetition } from "../repetition";
import { callerOf } from "./caller";
import { repeatKeyOf } from "../input/repeat-key";
import { refusalOf } from "./refusal";
import { inputOf } from "../input/input-of";
import { assertSameOrigin } from "./same-origin";

export type Calls = Record<string, Operation>;
type Handler = ((request: Request) => Promise<Response>) & { calls: Calls; audience: Audience };
type Audience = "session" | "gate";
type Match = { operation: Operation; path: Record<string, string> };
type Told = Pick<Caller, "locale" | "requestId">;

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

/** @throws not-found, wrong-method */
function find(calls: Calls, method: string, segments: string[]): Match {
  const matches = Object.entries(calls).flatMap(([call, operation]) => {
    const [verb = "", pattern = ""] = call.split(" ");
    const path = matchPath(pattern, segments);
    return path ? [{ verb, operation, path }] : [];
  });
  const match = matches.find(({ verb }) => verb === method);
  if (match) return match;
  if (matches.length === 0) throw notFound();
  throw new AppError("wrong-method", "errors.wrongMethod", { allowed: matches.map(({ verb }) => verb).join(", ") });
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

/** Who asks is judged before a byte of the body is read. */
async function run(request: Request, { operation, path }: Match, caller: Caller, audience: Audience) {
  if (operation.kind === "write" || request.method === "POST") assertSameOrigin(request);
  const actor = await actorOf(request, audience);
  if (audience === "session" && actor.kind === "stranger" && operation.access !== "public")
    throw new AppError("unauthenticated", "errors.unauthenticated");
  assertAccess(actor, operation.access);
  const input = await inputOf(request, path);
  const repeatKey = operation.kind === "write" ? await repeatKeyOf(request, actor, input) : undefined;
  return answer(await operation.execute({ ...caller, actor, repeatKey }, input), "OK");
}

/** The first answer again, or in words that it was done. */
function repeated(kept: unknown, locale: Locale): Response {
  const response = answer(kept, kept === undefined ? translator(locale)("errors.doneBefore") : "OK");
  response.headers.set("idempotency-replayed", "true");
  return response;
}

function refuse(error: unknown, { locale, requestId }: Told, name: string): Response {
  if (error instanceof Repetition) return repeated(error.answer, locale);
  const { status, ...body } = refusalOf(error, locale, requestId, name);
  const response = json(body, status, { "x-request-id": requestId });
  if (status === 401) response.headers.set("www-authenticate", "Bearer");
  if (error instanceof AppError && status === 405) response.headers.set("allow", String(error.values.allowed));
  return response;
}

async function serve(request: Request, calls: Calls, audience: Audience): Promise<Response> {
  let told: Told = { locale: defaultLocale, requestId: randomUUID() };
  let match: Match | undefined;
  try {
    const caller = callerOf(request.headers, stranger, "api");
    told = caller;
    match = find(calls, request.method, new URL(request.url).pathname.split("/").filter(Boolean).slice(3));
    return await run(request, match, caller, audience);
  } catch (error) {
    return refuse(error, told, match?.operation.name ?? "no call");
  }
}

function handlers(calls: Calls, audience: Audience) {
  const handler = Object.assign((request: Request) => serve(request, calls, audience), {
    calls,
    audience,
  }) satisfies Handler;
  return { GET: handler, POST: handler, PUT: handler, PATCH: handler, DELETE: handler };
}

/** The calls of one controller, for people who are signed in. */
export const controller = (calls: Calls) => handlers(calls, "session");
/** The calls of one …Public controller: the actor is the holder of the gate token f. */
export const publicController = (calls: Calls) => handlers(calls, "gate");
