import compression from "compression";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { runtime } from "../runtime.mjs";

/**
 * A call whose address needs no decoding; any other address is left to the router. The first part is the controller.
 */
const plainCall = /^\/PMSol\/v1\/(\w+)\/[\w.~-]+(?:\/[\w.~-]+)*(?:\?|$)/;
const methods = new Set(["GET", "POST", "PUT", "PATCH", "DELETE"]);
const compress = compression();

/**
 * Answer a call by its own handler where the server has registered it (instrumentation.ts), because the Next router
 * costs more than most calls.
 * @returns {((request: Request) => Promise<{ status: number, headers: Record<string, string>, text: string } | Response>) | undefined}
 */
export function handlerOf({ method, url, headers }) {
  // Upgrades and expectations are left to the router.
  if (!methods.has(method) || headers.upgrade || headers.expect) return undefined;
  const controller = plainCall.exec(url)?.[1];
  return controller && runtime.calls?.(controller);
}

/** The request body as a stream, read on demand. If it is given up, the response discards the rest. */
function bodyOf(request) {
  const pieces = request[Symbol.asyncIterator]();
  const pull = async (controller) => {
    const { done, value } = await pieces.next();
    if (done) controller.close();
    else controller.enqueue(new Uint8Array(value));
  };
  return new ReadableStream({ pull }, { highWaterMark: 0 });
}

/** Built from the headers set by the front door, never from the client's. */
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

/** Send a short text without the compression middleware, with the right Vary header. */
function sendPlain(answer, response) {
  response.setHeader("vary", "Accept-Encoding");
  sendText(answer, response);
}

/** Answer a call. A client that disconnects early is not an error. */
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
