import fs from "node:fs";
import path from "node:path";
import sirv from "sirv";

/** Prefix of the build's own files, whose names change with their contents. */
const address = "/_next/static/";
const yearInSeconds = 31_536_000;

/**
 * Serve the build's own files compressed with Brotli (compress-files.mjs). False for anything else, also a part of
 * a file: the server behind answers that and sets Next's own headers.
 * @param {string | undefined} root of the build; without one nothing is answered
 * @returns {(request: import("node:http").IncomingMessage, response: import("node:http").ServerResponse) => boolean}
 */
export function staticFiles(root) {
  const folder = root && path.join(root, ".next/static");
  if (!folder || !fs.existsSync(folder)) return () => false;
  const serve = sirv(folder, { brotli: true, extensions: [], immutable: true, maxAge: yearInSeconds });
  return (request, response) => {
    if (!isWhole(request) || !takesBrotli(request.headers["accept-encoding"])) return false;
    // The address alone decides the file, so the server needs no list of files.
    const { method, headers, url } = request;
    let isAnswered = true;
    serve({ method, headers, url: url.slice(address.length - 1) }, response, () => (isAnswered = false));
    return isAnswered;
  };
}

const isWhole = ({ method, headers, url }) =>
  url.startsWith(address) && (method === "GET" || method === "HEAD") && !headers.range;

const takesBrotli = (accepted = "") =>
  accepted.split(",").some((part) => /^\s*br\s*(;\s*q=(?!0(\.0*)?\s*$).*)?$/.test(part));
