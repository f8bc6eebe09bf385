import http from "node:http";
import net from "node:net";
import { promisify } from "node:util";
import zlib from "node:zlib";
import { runtime } from "../runtime.mjs";

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const maxPages = 300;
const ttlMs = 60_000;
const retryAfterMs = 1_000;
/** Headers that request anything but the plain page, which bypass the cache. */
const bypassHeaders =
  /^(range|if-match|if-unmodified-since|expect|upgrade|rsc|purpose|x-purpose|sec-purpose|next-.*|x-next.*|x-middleware-.*|x-prerender-.*|x-matched-.*|x-invoke-.*|x-now-.*)$/;
/** Headers of the moment or the connection, which are not cached. */
const uncachedHeaders = new Set([
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
export function cachedPages(listener) {
  const pages = new Map();
  const loading = new Set();
  let edition = "";

  async function load(cacheKey, request) {
    if (loading.has(cacheKey.address)) return;
    loading.add(cacheKey.address);
    try {
      const page = await cacheablePage(await capture(listener, request));
      if (page && cacheKey.edition === edition) store(cacheKey.address, page);
    } catch (error) {
      console.error(error instanceof Error ? error.stack : "a kept page could not be learnt");
    } finally {
      loading.delete(cacheKey.address);
    }
  }

  function store(address, page) {
    pages.delete(address);
    if (pages.size >= maxPages) pages.delete(pages.keys().next().value);
    pages.set(address, page);
  }

  return (request, response) => {
    const cacheKey = placeOf(request);
    if (!cacheKey) return false;
    if (cacheKey.edition !== edition) pages.clear();
    edition = cacheKey.edition;
    const page = pages.get(cacheKey.address);
    if (!page || page.askAgainAt < Date.now()) {
      if (page) page.askAgainAt = Date.now() + retryAfterMs;
      void load(cacheKey, request);
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
  for (const name in headers) if (bypassHeaders.test(name)) return undefined;
  if (headers.cookie?.includes("__prerender_bypass")) return undefined;
  return runtime.keptPages(url, headers.cookie, headers["accept-language"]) ?? undefined;
}

/** Request the uncompressed page from Next without a client. */
function capture(listener, { url, headers }) {
  const request = new http.IncomingMessage(new net.Socket());
  const { host, cookie, "accept-language": language, "x-forwarded-for": address } = headers;
  const forwarded = { host, cookie, "accept-language": language, "x-forwarded-for": address };
  Object.assign(request, { method: "GET", url, httpVersion: "1.1", httpVersionMajor: 1, httpVersionMinor: 1 });
  for (const [name, value] of Object.entries(forwarded)) if (value !== undefined) request.headers[name] = value;
  request.push(null);
  return new Promise((resolve, reject) => {
    Promise.resolve(listener(request, new CapturedResponse(request, resolve))).catch(reject);
  });
}

/** A response that is captured instead of sent. */
class CapturedResponse extends http.ServerResponse {
  #pieces = [];
  #tell;

  constructor(request, onComplete) {
    super(request);
    this.#tell = onComplete;
  }

  write(chunk, encoding, done) {
    if (chunk && typeof chunk !== "function")
      this.#pieces.push(Buffer.from(chunk, typeof encoding === "string" ? encoding : "utf8"));
    for (const forwarded of [chunk, encoding, done]) if (typeof forwarded === "function") forwarded();
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
async function cacheablePage({ status, headers, body }) {
  const cache = headers["x-nextjs-cache"];
  const isComplete = status === 200 && String(headers["content-type"]).startsWith("text/html") && body.length > 0;
  if (!isComplete || headers["set-cookie"] || headers["content-encoding"] || !(cache === "HIT" || cache === "MISS"))
    return undefined;
  const params = { [zlib.constants.BROTLI_PARAM_QUALITY]: 9, [zlib.constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  const [br, gz] = await Promise.all([brotli(body, { params }), gzip(body, { level: 9 })]);
  const cachedHeaders = Object.entries(headers).filter(([name]) => !uncachedHeaders.has(name.toLowerCase()));
  return {
    headers: { ...Object.fromEntries(cachedHeaders), vary: varyWith(headers.vary), "x-nextjs-cache": "HIT" },
    etag: headers.etag,
    forms: { br, gzip: gz, identity: body },
    askAgainAt: Date.now() + ttlMs,
  };
}

/** Add Accept-Encoding to Vary, because the answer depends on it. */
const varyWith = (vary) => [vary ?? [], "Accept-Encoding"].flat().join(", ");

function answer({ headers, etag, forms }, request, response) {
  const ifNoneMatch = request.headers["if-none-match"];
  const isNoCache = /\bno-cache\b/.test(request.headers["cache-control"] ?? "");
  if (etag && ifNoneMatch && !isNoCache && etagMatches(ifNoneMatch, etag)) {
    response.writeHead(304, omit(headers, "content-type"));
    return void response.end();
  }
  const form = encodingFor(request.headers["accept-encoding"]);
  const body = forms[form];
  const encoding = form === "identity" ? {} : { "content-encoding": form };
  response.writeHead(200, { ...headers, ...encoding, "content-length": body.length });
  response.end(request.method === "HEAD" ? undefined : body);
}

/** "*" is not matched here; Next answers it with the page. */
const etagMatches = (ifNoneMatch, etag) =>
  ifNoneMatch.split(",").some((one) => one.trim().replace(/^W\//, "") === etag.replace(/^W\//, ""));

const omit = (headers, name) => Object.fromEntries(Object.entries(headers).filter(([key]) => key !== name));

/** Choose the smallest encoding the client accepts. */
function encodingFor(accepted = "") {
  const names = new Set();
  for (const part of accepted.split(",")) {
    const [name, weight] = part.split(";").map((chunk) => chunk.trim().toLowerCase());
    if (!weight || !/^q=0(\.0*)?$/.test(weight)) names.add(name);
  }
  return names.has("br") ? "br" : names.has("gzip") ? "gzip" : "identity";
}
