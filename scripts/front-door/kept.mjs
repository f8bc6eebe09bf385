import http from "node:http";
import net from "node:net";
import { promisify } from "node:util";
import zlib from "node:zlib";
import { runtime } from "../runtime.mjs";

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const mostPages = 300;
const keptForMs = 60_000;
const againAfterMs = 1_000;
/** Headers that request anything but the plain page, which bypass the cache. */
const notPlain =
  /^(range|if-match|if-unmodified-since|expect|upgrade|rsc|purpose|x-purpose|sec-purpose|next-.*|x-next.*|x-middleware-.*|x-prerender-.*|x-matched-.*|x-invoke-.*|x-now-.*)$/;
/** Headers of the moment or the connection, which are not cached. */
const notKept = new Set([
  "date",
  "connection",
  "keep-alive",
  "transfer-encoding",
  "content-length",
  "content-encoding",
]);

/**
 * Answer public pages from a cache of compressed pages before Next's middleware and router.
 * The cache key comes from the server with every request (instrumentation.ts), so a change of job openings is a new
 * key.
 * A page that is not cached yet goes to Next and is loaded into the cache in the background.
 * @param {http.RequestListener} listener Next
 * @returns {(request: http.IncomingMessage, response: http.ServerResponse) => boolean}
 */
export function keptPages(listener) {
  const pages = new Map();
  const learning = new Set();
  let edition = "";

  async function learn(place, request) {
    if (learning.has(place.address)) return;
    learning.add(place.address);
    try {
      const page = await readyPage(await hear(listener, request));
      if (page && place.edition === edition) keep(place.address, page);
    } catch (error) {
      console.error(error instanceof Error ? error.stack : "a kept page could not be learnt");
    } finally {
      learning.delete(place.address);
    }
  }

  function keep(address, page) {
    pages.delete(address);
    if (pages.size >= mostPages) pages.delete(pages.keys().next().value);
    pages.set(address, page);
  }

  return (request, response) => {
    const place = placeOf(request);
    if (!place) return false;
    if (place.edition !== edition) pages.clear();
    edition = place.edition;
    const page = pages.get(place.address);
    if (!page || page.askAgainAt < Date.now()) {
      if (page) page.askAgainAt = Date.now() + againAfterMs;
      void learn(place, request);
    }
    if (page) answer(page, request, response);
    return page !== undefined;
  };
}

/** Return the cache key of the requested page; undefined where the request cannot be served from the cache. */
function placeOf({ method, url, headers }) {
  if ((method !== "GET" && method !== "HEAD") || !runtime.keptPages) return undefined;
  // The middleware distinguishes no other addresses, and pages have no request body.
  if (url.includes("?") || url.length > 20 || headers["content-length"] || headers["transfer-encoding"])
    return undefined;
  for (const name in headers) if (notPlain.test(name)) return undefined;
  if (headers.cookie?.includes("__prerender_bypass")) return undefined;
  return runtime.keptPages(url, headers.cookie, headers["accept-language"]) ?? undefined;
}

/** Request the uncompressed page from Next without a client. */
function hear(listener, { url, headers }) {
  const request = new http.IncomingMessage(new net.Socket());
  const { host, cookie, "accept-language": language, "x-forwarded-for": address } = headers;
  const given = { host, cookie, "accept-language": language, "x-forwarded-for": address };
  Object.assign(request, { method: "GET", url, httpVersion: "1.1", httpVersionMajor: 1, httpVersionMinor: 1 });
  for (const [name, value] of Object.entries(given)) if (value !== undefined) request.headers[name] = value;
  request.push(null);
  return new Promise((resolve, reject) => {
    Promise.resolve(listener(request, new HeardResponse(request, resolve))).catch(reject);
  });
}

/** A response that is captured instead of sent. */
class HeardResponse extends http.ServerResponse {
  #pieces = [];
  #tell;

  constructor(request, tell) {
    super(request);
    this.#tell = tell;
  }

  write(piece, encoding, done) {
    if (piece && typeof piece !== "function")
      this.#pieces.push(Buffer.from(piece, typeof encoding === "string" ? encoding : "utf8"));
    for (const given of [piece, encoding, done]) if (typeof given === "function") given();
    return true;
  }

  end(...args) {
    this.write(...args);
    this.#tell({ status: this.statusCode, headers: this.getHeaders(), body: Buffer.concat(this.#pieces) });
    this.destroy();
    return this;
  }
}

/** Prepare a page for the cache in all encodings; undefined where it must not be cached. */
async function readyPage({ status, headers, body }) {
  const cache = headers["x-nextjs-cache"];
  const isWhole = status === 200 && String(headers["content-type"]).startsWith("text/html") && body.length > 0;
  if (!isWhole || headers["set-cookie"] || headers["content-encoding"] || !(cache === "HIT" || cache === "MISS"))
    return undefined;
  const params = { [zlib.constants.BROTLI_PARAM_QUALITY]: 9, [zlib.constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  const [br, gz] = await Promise.all([brotli(body, { params }), gzip(body, { level: 9 })]);
  const kept = Object.entries(headers).filter(([name]) => !notKept.has(name.toLowerCase()));
  return {
    headers: { ...Object.fromEntries(kept), vary: varyWith(headers.vary), "x-nextjs-cache": "HIT" },
    etag: headers.etag,
    forms: { br, gzip: gz, identity: body },
    askAgainAt: Date.now() + keptForMs,
  };
}

/** Add Accept-Encoding to Vary, because the answer depends on it. */
const varyWith = (vary) => [vary ?? [], "Accept-Encoding"].flat().join(", ");

function answer({ headers, etag, forms }, request, response) {
  const told = request.headers["if-none-match"];
  const mustBeNew = /\bno-cache\b/.test(request.headers["cache-control"] ?? "");
  if (etag && told && !mustBeNew && knows(told, etag)) {
    response.writeHead(304, without(headers, "content-type"));
    return void response.end();
  }
  const form = formFor(request.headers["accept-encoding"]);
  const body = forms[form];
  const encoding = form === "identity" ? {} : { "content-encoding": form };
  response.writeHead(200, { ...headers, ...encoding, "content-length": body.length });
  response.end(request.method === "HEAD" ? undefined : body);
}

/** "*" is not matched here; Next answers it with the page. */
const knows = (told, etag) =>
  told.split(",").some((one) => one.trim().replace(/^W\//, "") === etag.replace(/^W\//, ""));

const without = (headers, name) => Object.fromEntries(Object.entries(headers).filter(([key]) => key !== name));

/** Choose the smallest encoding the client accepts. */
function formFor(accepted = "") {
  const names = new Set();
  for (const part of accepted.split(",")) {
    const [name, weight] = part.split(";").map((piece) => piece.trim().toLowerCase());
    if (!weight || !/^q=0(\.0*)?$/.test(weight)) names.add(name);
  }
  return names.has("br") ? "br" : names.has("gzip") ? "gzip" : "identity";
}
