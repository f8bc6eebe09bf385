import fs from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import zlib from "node:zlib";

/** Where the addresses of a build's own files begin; their names change with what is in them. */
const address = "/_next/static/";
const types = {
  ".js": "application/javascript; charset=UTF-8",
  ".css": "text/css; charset=UTF-8",
  ".svg": "image/svg+xml",
};
const worthBytes = 300;

/**
 * Compresses a build's files once, as small as they get: Brotli takes a seventh off what gzip makes of them. They go to the
 * thread pool together, largest first, so that every core works to the end.
 */
export async function compressFiles(folder) {
  const files = fs.readdirSync(folder, { recursive: true }).map((name) => path.join(folder, name));
  const worth = files
    .filter((file) => path.extname(file) in types)
    .map((file) => ({ file, size: fs.statSync(file).size }))
    .filter(({ size }) => size >= worthBytes)
    .sort((one, other) => other.size - one.size);
  await Promise.all(worth.map(compressFile));
}

const brotli = promisify(zlib.brotliCompress);

async function compressFile({ file, size }) {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_MAX_QUALITY } = zlib.constants;
  const params = { [BROTLI_PARAM_QUALITY]: BROTLI_MAX_QUALITY, [BROTLI_PARAM_SIZE_HINT]: size };
  await fs.promises.writeFile(`${file}.br`, await brotli(await fs.promises.readFile(file), { params }));
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
