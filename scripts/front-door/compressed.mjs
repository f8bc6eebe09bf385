import fs from "node:fs";
import path from "node:path";
import zlib from "node:zlib";

/** Where the addresses of a build's own files begin; their names change with what is in them. */
const address = "/_next/static/";
const types = {
  ".js": "application/javascript; charset=UTF-8",
  ".css": "text/css; charset=UTF-8",
  ".svg": "image/svg+xml",
};
const worthBytes = 300;

/** Compresses a build's files once, as small as they get: Brotli takes a seventh off what gzip makes of them. */
export function compressFiles(folder) {
  for (const name of fs.readdirSync(folder, { recursive: true })) {
    const file = path.join(folder, name);
    if (!(path.extname(name) in types) || fs.statSync(file).size < worthBytes) continue;
    const params = { [zlib.constants.BROTLI_PARAM_QUALITY]: zlib.constants.BROTLI_MAX_QUALITY };
    fs.writeFileSync(`${file}.br`, zlib.brotliCompressSync(fs.readFileSync(file), { params }));
  }
}

/**
 * Answers what was compressed from memory, if the client understands it. False for anything else, a part of a file
 * included: the server behind answers that.
 * @param {string | undefined} folder
 */
export function compressedFiles(folder) {
  const compressed = new Map();
  if (folder && fs.existsSync(folder))
    for (const name of fs.readdirSync(folder, { recursive: true }))
      if (name.endsWith(".br")) {
        const served = name.slice(0, -".br".length);
        const body = fs.readFileSync(path.join(folder, name));
        compressed.set(address + served.split(path.sep).join("/"), { body, type: types[path.extname(served)] });
      }
  return (request, response) => {
    const found = compressed.get(request.url.split("?")[0]);
    const isWhole = (request.method === "GET" || request.method === "HEAD") && !request.headers.range;
    if (!found || !isWhole || !takesBrotli(request.headers["accept-encoding"])) return false;
    response.writeHead(200, {
      "content-type": found.type,
      "content-encoding": "br",
      "content-length": found.body.length,
      "cache-control": "public, max-age=31536000, immutable",
      vary: "Accept-Encoding",
    });
    response.end(request.method === "HEAD" ? undefined : found.body);
    return true;
  };
}

const takesBrotli = (accepted = "") =>
  accepted.split(",").some((part) => /^\s*br\s*(;\s*q=(?!0(\.0*)?\s*$).*)?$/.test(part));
