import { runtime } from "../runtime.mjs";

/** Paths of every kind of request: what is counted says what was asked for, never for whom. */
const kinds = [
  ["call", /^\/PMSol\//],
  ["static", /^\/(_next|brand|hero|icon|favicon)/],
  ["health", /^\/health(\/|$)/],
  ["metrics", /^\/metrics(\?|$)/],
  ["sign-in", /^\/(api|oauth)\//],
  ["back-office", /^\/dashboard(\/|\?|$)/],
];
const call = /^\/PMSol\/v1\/(\w+)\/([\w-]+)/;

/** The name of a call as it is declared; an address nobody declared has none. */
function callOf(url) {
  const [, controller, name] = call.exec(url) ?? [];
  const calls = controller && runtime.callNames?.(controller);
  return calls?.get(name.toLowerCase()) ?? "";
}

/**
 * Has a request counted when its answer has ended, or was given up (instrumentation.ts says how).
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 */
export function observe(request, response) {
  const began = performance.now();
  const { url = "", method = "" } = request;
  // A page has as many listeners of its own as one may have unsuspected.
  response.setMaxListeners(response.getMaxListeners() + 1);
  response.once("close", () =>
    runtime.answered?.({
      kind: kinds.find(([, path]) => path.test(url))?.[0] ?? "page",
      method,
      requestId: request.headers["x-request-id"],
      status: response.statusCode,
      call: callOf(url),
      seconds: (performance.now() - began) / 1_000,
    }),
  );
}
