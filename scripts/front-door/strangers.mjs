import { randomUUID } from "node:crypto";
import { runtime } from "../runtime.mjs";

const plainRequestId = /^[\w.:-]{1,64}$/;
const call = /^\/PMSol\/v1\/([\w./~-]+)(?:\?|$)/;
/** By these somebody may be known, or be on a page that may not ask. */
const telling = ["cookie", "authorization", "origin", "sec-fetch-site", "x-nakhoda-locale", "upgrade", "expect"];

/** What every refusal says, after the headers of every answer. @param {Record<string, string>} always @returns {string[]} */
export const refusalHead = (always) =>
  Object.entries({
    ...always,
    "content-type": "application/json",
    "cache-control": "no-store",
    "www-authenticate": "Bearer",
    vary: "Accept-Encoding",
  }).flat();

/**
 * Refuses a call that only people may make to somebody who shows nothing of themselves, as the call itself would, but before anything
 * is read or made of the request: whoever floods the door costs next to nothing.
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 * @param {string[]} always names and values, one after the other, of what `refusalHead` says: written as they are, in half the time
 * @returns {boolean} whether the request is answered
 */
export function refuseStranger({ method, url, headers }, response, always) {
  const name = call.exec(url)?.[1];
  if (name === undefined || telling.some((header) => headers[header] !== undefined)) return false;
  const text = runtime.refusals?.(method, name, headers["accept-language"]);
  if (text === undefined) return false;
  const given = headers["x-request-id"] ?? "";
  const requestId = plainRequestId.test(given) ? given : randomUUID();
  response.writeHead(401, [...always, "x-request-id", requestId, "content-length", Buffer.byteLength(text)]);
  response.end(text);
  return true;
}
