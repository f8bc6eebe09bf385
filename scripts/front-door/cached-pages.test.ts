import http from "node:http";
import type { AddressInfo } from "node:net";
import zlib from "node:zlib";
import { runtime } from "../runtime.mjs";
import { frontDoor } from "./front-door.mjs";
import { serverClasses } from "./request-body.mjs";

const etag = '"one"';
let said = "";
let changes: http.OutgoingHttpHeaders = {};
let status = 200;
const next = jest.fn((_request: http.IncomingMessage, response: http.ServerResponse) => {
  const headers = { "content-type": "text/html; charset=utf-8", "x-nextjs-cache": "HIT", etag, vary: "rsc" };
  for (const [name, value] of Object.entries({ ...headers, ...changes })) if (value) response.setHeader(name, value);
  response.statusCode = status;
  response.end(said);
});
let server: http.Server;

beforeEach(async () => {
  [said, changes, status] = ["the page ".repeat(200), {}, 200];
  runtime.keptPages = (url) => (url === "/" ? { address: "/cached/en.a1", edition: "a1" } : null);
  next.mockClear();
  server = http.createServer(serverClasses, frontDoor(next, {}));
  await new Promise<void>((ready) => void server.listen(0, "127.0.0.1", ready));
});
afterEach(() => {
  delete runtime.keptPages;
  server.closeAllConnections();
  server.close();
});

type Answer = { status: number; headers: http.IncomingHttpHeaders; body: Buffer };
const ask = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  new Promise<Answer>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    const request = http.request({ port, path, headers, method, host: "127.0.0.1" }, (response) => {
      const pieces: Buffer[] = [];
      response.on("data", (piece: Buffer) => pieces.push(piece));
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(pieces) }),
      );
    });
    request.on("error", reject);
    request.end();
  });

const settle = () => new Promise((resolve) => setTimeout(resolve, 50));

/** Request until Next is no longer asked, for a second at most, then reset the count. */
async function learnt(path = "/") {
  for (let round = 0; round < 20; round += 1) {
    next.mockClear();
    await ask(path);
    if (next.mock.calls.length === 0) return;
    await settle();
  }
  next.mockClear();
}

test("the first question goes to Next, the next ones are answered without it, as small as the client understands", async () => {
  await learnt();
  const forms = await Promise.all(
    ["br, gzip", "gzip", "br;q=0, gzip;q=0", ""].map((accepted) => ask("/", { "accept-encoding": accepted })),
  );
  expect(next).not.toHaveBeenCalled();
  expect(forms.map(({ headers }) => headers["content-encoding"])).toEqual(["br", "gzip", undefined, undefined]);
  const [br, gz, plain] = forms.map(({ body }) => body);
  expect(zlib.brotliDecompressSync(br ?? Buffer.of()).toString()).toBe(said);
  expect(zlib.gunzipSync(gz ?? Buffer.of()).toString()).toBe(said);
  expect(String(plain)).toBe(said);
  expect(
    forms.every(
      ({ headers }) => headers.vary === "rsc, Accept-Encoding" && headers["x-content-type-options"] === "nosniff",
    ),
  ).toBe(true);
});

test("answers 304 to a client with the page, a new copy on no-cache, and headers only to HEAD", async () => {
  await learnt();
  const known = await ask("/", { "if-none-match": `"other", W/${etag}` });
  expect([known.status, known.body.length, known.headers.etag]).toEqual([304, 0, etag]);
  const uncached = await ask("/", { "if-none-match": etag, "cache-control": "no-cache" });
  const other = await ask("/", { "if-none-match": '"other"' });
  expect([uncached.status, other.status]).toEqual([200, 200]);
  const head = await ask("/", {}, "HEAD");
  expect([head.status, head.body.length, head.headers["content-length"]]).toEqual([200, 0, String(said.length)]);
  expect(next).not.toHaveBeenCalled();
});

test("what asks for something else goes to Next", async () => {
  await learnt();
  const others: Record<string, string>[] = [
    { rsc: "1" },
    { "next-router-prefetch": "1" },
    { range: "bytes=0-9" },
    { "if-match": etag },
  ];
  for (const headers of others) await ask("/", headers);
  await ask("/", {}, "OPTIONS");
  await ask("/?a=1");
  await ask("/", { cookie: "__prerender_bypass=1" });
  await ask("/privacy");
  expect(next).toHaveBeenCalledTimes(others.length + 4);
});

test("another edition is another page, and the one before is forgotten", async () => {
  await learnt();
  said = "the page as it is now";
  runtime.keptPages = () => ({ address: "/cached/en.b2", edition: "b2" });
  expect(String((await ask("/")).body)).toBe(said);
  await learnt();
  expect(String((await ask("/")).body)).toBe(said);
  expect(next).not.toHaveBeenCalled();
  runtime.keptPages = () => ({ address: "/cached/en.a1", edition: "a1" });
  await ask("/");
  expect(next).toHaveBeenCalled();
});

test.each([
  ["is not there", () => (status = 404)],
  ["sets a cookie", () => (changes = { "set-cookie": "a=1" })],
  ["is no page", () => (changes = { "content-type": "application/json" })],
  ["Next itself calls old", () => (changes = { "x-nextjs-cache": "STALE" })],
  ["Next does not keep", () => (changes = { "x-nextjs-cache": "" })],
])("does not cache what %s", async (_what, change) => {
  change();
  await learnt();
  await ask("/");
  expect(next).toHaveBeenCalled();
});

test("after a minute the page is asked for again, and meanwhile the one at hand is answered", async () => {
  await learnt();
  const now = jest.spyOn(Date, "now").mockReturnValue(Date.now() + 61_000);
  const before = said;
  said = "newer";
  expect(String((await ask("/")).body)).toBe(before);
  let body = before;
  for (let round = 0; round < 20 && body === before; round += 1) {
    await settle();
    body = String((await ask("/")).body);
  }
  expect(body).toBe("newer");
  now.mockRestore();
});
