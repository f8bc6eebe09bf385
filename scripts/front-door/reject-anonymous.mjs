import { randomUUID } from "node:crypto";
import { runtime } from "../runtime.mjs";

const plainRequestId = /^[\w.:-]{1,64}$/;
const call = /^\/PMSol\/v1\/([\w./~-]+)(?:\?|$)/;
/** Headers that may identify a user or need another answer. */
const identifyingHeaders = [
  "cookie",
  "authorization",
  "origin",
  "sec-fetch-site",
  "x-nakhoda-locale",
  "upgrade",
  "expect",
];

/**
 * Return the headers of every rejection, as a flat list.
 * @param {Record<string, string>} baseHeaders @returns {string[]}
 */
export const rejectionHeaders = (baseHeaders) =>
  Object.entries({
    ...baseHeaders,
    "content-type": "application/json",
    "cache-control": "no-store",
    "www-authenticate": "Bearer",
    vary: "Accept-Encoding",
  }).flat();

/**
 * Reject anonymous calls that only users may make, with the same answer as the call itself but before any other work.
 * This keeps floods of requests cheap.
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 * @param {string[]} baseHeaders names and values, one after the other, of what `refusalHead` says: written as they are, in half the time
 * @returns {boolean} whether the request is answered
 */
export function rejectAnonymous({ method, url, headers }, response, baseHeaders) {
  const name = call.exec(url)?.[1];
  if (name === undefined || identifyingHeaders.some((header) => headers[header] !== undefined)) return false;
  const text = runtime.refusals?.(method, name, headers["accept-language"]);
  if (text === undefined) return false;
  const sentId = headers["x-request-id"] ?? "";
  const requestId = plainRequestId.test(sentId) ? sentId : randomUUID();
  response.writeHead(401, [...baseHeaders, "x-request-id", requestId, "content-length", Buffer.byteLength(text)]);
  response.end(text);
  return true;
}
