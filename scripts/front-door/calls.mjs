import compression from "compression";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { runtime } from "../runtime.mjs";

/**
 * A call whose address needs no decoding: anything else is left to the router, which knows every way of writing one.
 * The first part is the controller.
 */
const plainCall = /^\/PMSol\/v1\/(\w+)\/[\w.~-]+(?:\/[\w.~-]+)*(?:\?|$)/;
const methods = new Set(["GET", "POST", "PUT", "PATCH", "DELETE"]);
const compress = compression();

/**
 * Where the server has told how it answers calls (instrumentation.ts): the Next router costs more than most calls
 * themselves. The declaration stays with the route files; this asks the same handlers.
 * @returns {((request: Request) => Promise<{ status: number, headers: Record<string, string>, text: string } | Response>) | undefined}
 */
export function handlerOf({ method, url, headers }) {
  // What upgrades or expects something is no plain call.
  if (!methods.has(method) || headers.upgrade || headers.expect) return undefined;
  const controller = plainCall.exec(url)?.[1];
  return controller && runtime.calls?.(controller);
}

/** The body, read when somebody asks for it. Given up it is left alone: the response reads the rest away. */
function bodyOf(request) {
  const pieces = request[Symbol.asyncIterator]();
  const pull = async (controller) => {
    const { done, value } = await pieces.next();
    if (done) controller.close();
    else controller.enqueue(new Uint8Array(value));
  };
  return new ReadableStream({ pull }, { highWaterMark: 0 });
}

/** Made from the headers as the front door left them, never from what came over the wire. */
function webRequest(request) {
  const { method, url, headers } = request;
  const given = new Headers();
  for (const [name, value] of Object.entries(headers))
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) given.append(name, one);
  const body = method === "GET" ? {} : { body: bodyOf(request), duplex: "half" };
  return new Request(new URL(url, "http://localhost"), { method, headers: given, ...body });
}

async function send(answer, response) {
  if (!(answer instanceof Response)) return sendText(answer, response);
  response.statusCode = answer.status;
  for (const [name, value] of answer.headers) if (name !== "set-cookie") response.setHeader(name, value);
  const cookies = answer.headers.getSetCookie();
  if (cookies.length > 0) response.setHeader("set-cookie", cookies);
  if (!answer.body) return void response.end();
  return pipeline(Readable.fromWeb(answer.body), response);
}

function sendText({ status, headers, text }, response) {
  response.statusCode = status;
  for (const name in headers) response.setHeader(name, headers[name]);
  response.setHeader("content-length", Buffer.byteLength(text));
  response.end(text);
}

/** Text for a program that takes it as it is needs no middleware around it; that others get it smaller is said all the same. */
function sendPlain(answer, response) {
  response.setHeader("vary", "Accept-Encoding");
  sendText(answer, response);
}

/** Answers a call. Whoever has gone away in the middle is no failure. */
export async function answerCall(handler, request, response) {
  try {
    const answer = await handler(webRequest(request));
    if (!(answer instanceof Response) && !request.headers["accept-encoding"]) return sendPlain(answer, response);
    compress(request, response, () => {});
    await send(answer, response);
  } catch (error) {
    if (response.headersSent || response.destroyed) return void response.destroy();
    console.error(error instanceof Error ? error.stack : "a call failed");
    response.statusCode = 500;
    response.end();
  }
}
