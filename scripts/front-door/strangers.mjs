import { randomUUID } from "node:crypto";

const plainRequestId = /^[\w.:-]{1,64}$/;
const call = /^\/PMSol\/v1\/([\w./~-]+)(?:\?|$)/;
/** By these somebody may be known, or be on a page that may not ask. */
const telling = ["cookie", "authorization", "origin", "sec-fetch-site", "x-nakhoda-locale", "upgrade", "expect"];

/**
 * Refuses a call that only people may make to somebody who shows nothing of themselves, as the call itself would, but before anything
 * is read or made of the request: whoever floods the door costs next to nothing.
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 * @param {Record<string, string>} always headers of every answer
 * @returns {boolean} whether the request is answered
 */
export function refuseStranger({ method, url, headers }, response, always) {
  const name = call.exec(url)?.[1];
  if (name === undefined || telling.some((header) => headers[header] !== undefined)) return false;
  const text = globalThis.nakhodaRefusals?.(method, name, headers["accept-language"]);
  if (text === undefined) return false;
  const given = headers["x-request-id"] ?? "";
  response.writeHead(401, {
    ...always,
    "content-type": "application/json",
    "cache-control": "no-store",
    "x-request-id": plainRequestId.test(given) ? given : randomUUID(),
    "www-authenticate": "Bearer",
    vary: "Accept-Encoding",
    "content-length": Buffer.byteLength(text),
  });
  response.end(text);
  return true;
}
