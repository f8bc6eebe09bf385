import fs from "node:fs";
import http from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import zlib from "node:zlib";
import { frontDoor } from "../front-door/front-door.mjs";
import { serverClasses } from "../front-door/request-body.mjs";
import { compressFiles } from "./compress-files.mjs";
import { staticFiles } from "./static-files.mjs";

const text = "console.log('a script that says the same again and again');".repeat(40);
const root = fs.mkdtempSync(path.join(os.tmpdir(), "static-"));
const folder = path.join(root, ".next/static");
let server: http.Server;

beforeAll(async () => {
  fs.mkdirSync(path.join(folder, "chunks"), { recursive: true });
  fs.writeFileSync(path.join(folder, "chunks/one.js"), text);
  fs.writeFileSync(path.join(folder, "chunks/tiny.css"), "a{}");
  await compressFiles(folder);
  const behind: http.RequestListener = (_request, response) => void response.writeHead(200).end("behind");
  server = http.createServer(serverClasses, frontDoor(behind, {}, staticFiles(root)));
  await new Promise<void>((ready) => server.listen(0, ready));
});
afterAll(() => {
  server.close();
  fs.rmSync(root, { recursive: true });
});

type Answer = { headers: http.IncomingHttpHeaders; body: Buffer };
const ask = (address: string, headers: Record<string, string>, method = "GET") =>
  new Promise<Answer>((resolve, reject) => {
    // A listening server has a port.
    const { port } = server.address() as AddressInfo;
    const request = http.request({ port, path: address, headers, method }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("end", () => resolve({ headers: response.headers, body: Buffer.concat(parts) }));
    });
    request.on("error", reject).end();
  });
const script = "/_next/static/chunks/one.js";

test("serves a file of the build compressed and cacheable forever to clients that accept it", async () => {
  const { headers, body } = await ask(script, { "accept-encoding": "gzip, deflate, br, zstd" });
  expect(headers).toMatchObject({
    "content-encoding": "br",
    "content-type": "text/javascript",
    "cache-control": "public,max-age=31536000,immutable",
    vary: "Accept-Encoding",
    "x-content-type-options": "nosniff",
  });
  expect(zlib.brotliDecompressSync(body).toString()).toBe(text);
  const head = await ask(script, { "accept-encoding": "br" }, "HEAD");
  expect(head.body).toHaveLength(0);
  expect(head.headers["content-length"]).toBe(String(body.length));
});

test("a file too small to compress comes as it is", async () => {
  const { headers, body } = await ask("/_next/static/chunks/tiny.css?v=1", { "accept-encoding": "br" });
  expect([headers["content-encoding"], headers["content-type"], String(body)]).toEqual([undefined, "text/css", "a{}"]);
});

test.each([
  ["no encoding", script, {}, "GET"],
  ["gzip alone", script, { "accept-encoding": "gzip" }, "GET"],
  ["Brotli refused", script, { "accept-encoding": "gzip, br;q=0" }, "GET"],
  ["a part of it", script, { "accept-encoding": "br", range: "bytes=0-9" }, "GET"],
  ["a change", script, { "accept-encoding": "br" }, "POST"],
  ["a file that is not there", "/_next/static/chunks/two.js", { "accept-encoding": "br" }, "GET"],
  ["a file outside", "/_next/static/../secret.js", { "accept-encoding": "br" }, "GET"],
])("the server behind answers %s", async (_name, address, headers, method) => {
  expect((await ask(address, headers as Record<string, string>, method)).body.toString()).toBe("behind");
});
