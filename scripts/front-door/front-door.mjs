import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import proxyAddr from "proxy-addr";
import { runtime } from "../runtime.mjs";
import { answerCall, handlerOf } from "./calls.mjs";
import { refuseWhileUnavailable } from "./database-unavailable.mjs";
import { cachedPages } from "./cached-pages.mjs";
import { countRequest } from "./request-metrics.mjs";
import { withCompression } from "./compression.mjs";
import { refuseTooLarge, refuseUnreadable } from "./refusals.mjs";
import { rejectionHeaders, rejectAnonymous } from "./reject-anonymous.mjs";
import { trustedProxies } from "./trusted-proxies.mjs";

const requestIdPattern = /^[\w.:-]{1,64}$/;
const proxyHeaders = ["forwarded", "x-real-ip", "x-forwarded-host", "x-forwarded-port", "x-forwarded-proto"];
const apiPathPattern = /^\/(PMSol|api|health|metrics)(\/|$)/;
/** Programs' answers run nothing. Scripts and workers of ours send their own policy, so it is not closed here. */
const framelessPathPattern = "frame-ancestors 'none'";
/** Response of the present page, for pages that set a status without throwing. */
const answers = (runtime.answers ??= new AsyncLocalStorage());

/**
 * Sanitize requests before the product sees them. Afterwards `x-forwarded-for` is the one address confirmed by the
 * socket or by TRUST_PROXY.
 * Answers carry the common security headers; a handler may set stricter or wider ones.
 * The server is created with `BoundedRequest` and `DrainingResponse` (request-body.mjs), which limit request bodies.
 * @param {import("node:http").RequestListener} listener
 * @param {Record<string, string | undefined>} env
 * @param {(request: import("node:http").IncomingMessage, response: import("node:http").ServerResponse) => boolean} answerStatic
 */
export function frontDoor(listener, env = process.env, answerStatic = () => false) {
  const isTrusted = trustedProxies(env.TRUST_PROXY);
  const isSecure = env.AUTH_URL?.startsWith("https:") ?? false;
  const answerKept = cachedPages(listener);
  const answerPacked = withCompression(listener);
  const always = {
    "x-content-type-options": "nosniff",
    ...(isSecure ? { "strict-transport-security": "max-age=31536000; includeSubDomains" } : {}),
  };
  const apiHeaders = { ...always, "content-security-policy": `default-src 'none'; ${framelessPathPattern}` };
  const anonymousHeaders = rejectionHeaders(apiHeaders);
  const pageHeaders = { ...always, "content-security-policy": framelessPathPattern };
  return (request, response) => {
    countRequest(request, response);
    if (rejectAnonymous(request, response, anonymousHeaders)) return undefined;
    request.url = plainPath(request.url);
    clean(request, isTrusted);
    response.defaultHeaders = apiPathPattern.test(request.url) ? apiHeaders : pageHeaders;
    if (refuseUnreadable(request, response) || refuseTooLarge(request, response)) return undefined;
    if (answerStatic(request, response) || answerKept(request, response)) return undefined;
    if (refuseWhileUnavailable(request, response)) return undefined;
    const handler = handlerOf(request);
    if (handler) return answerCall(handler, request, response);
    return answers.run({ request, response }, () => answerPacked(request, response));
  };
}

/** Remove the host of an address, and leading slashes that a redirect would take for a host. */
const plainPath = (address) => address.replace(/^https?:\/\/[^/?]*/i, "").replace(/^[/\\]{2,}/, "/") || "/";

function clean(request, isTrusted) {
  const { headers, socket } = request;
  const address = proxyAddr(request, isTrusted)?.replace(/^::ffff:/, "");
  if (!isTrusted(socket.remoteAddress, 0)) for (const name of proxyHeaders) delete headers[name];
  headers["x-forwarded-for"] = address ?? "127.0.0.1";
  if (!requestIdPattern.test(headers["x-request-id"] ?? "")) headers["x-request-id"] = randomUUID();
  if (!isDecodable(request.url)) request.url = withoutEscapes(request.url);
}

function isDecodable(address) {
  try {
    decodeURIComponent(address);
    return true;
  } catch {
    return false;
  }
}

/** An undecodable address is not found by the page or call. */
function withoutEscapes(address) {
  const [path, ...query] = address.split("?");
  const rest = query.join("?");
  const readable = isDecodable(path) ? path : path.replaceAll("%", "~");
  return isDecodable(rest) && query.length > 0 ? `${readable}?${rest}` : readable;
}
