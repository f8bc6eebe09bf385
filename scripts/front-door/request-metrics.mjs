import { runtime } from "../runtime.mjs";

/** Kinds of requests by path. Metrics never contain personal data. */
const kinds = [
  ["call", /^\/PMSol\//],
  ["static", /^\/(_next|brand|hero|icon|favicon)/],
  ["health", /^\/health(\/|$)/],
  ["metrics", /^\/metrics(\?|$)/],
  ["sign-in", /^\/(api|oauth)\//],
  ["back-office", /^\/dashboard(\/|\?|$)/],
];
const call = /^\/PMSol\/v1\/(\w+)\/([\w-]+)/;

/** Return the declared name of a call, or an empty string for an unknown address. */
function callOf(url) {
  const [, controller, name] = call.exec(url) ?? [];
  const calls = controller && runtime.callNames?.(controller);
  return calls?.get(name.toLowerCase()) ?? "";
}

/**
 * Count a request when its answer ends or is aborted (instrumentation.ts).
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 */
export function countRequest(request, response) {
  const startedAt = performance.now();
  const { url = "", method = "" } = request;
  // Raise the listener limit, because a page uses all of the default.
  response.setMaxListeners(response.getMaxListeners() + 1);
  response.once("close", () =>
    runtime.answered?.({
      kind: kinds.find(([, path]) => path.test(url))?.[0] ?? "page",
      method,
      requestId: request.headers["x-request-id"],
      status: response.statusCode,
      call: callOf(url),
      seconds: (performance.now() - startedAt) / 1_000,
    }),
  );
}
