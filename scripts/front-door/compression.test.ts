import http from "node:http";
import type { AddressInfo } from "node:net";
import zlib from "node:zlib";
import { frontDoor } from "./front-door.mjs";
import { serverClasses } from "./request-body.mjs";

type Flushing = http.ServerResponse & { flush?: () => void };
const piece = "<p>a row of a list</p>".repeat(100);
let server: http.Server;

beforeAll(async () => {
  // As Next does: each piece is to go out at once.
  const next = async (_request: http.IncomingMessage, response: Flushing) => {
    response.setHeader("content-type", "text/html");
    for (let count = 0; count < 3; count += 1) {
      response.write(piece);
      response.flush?.();
    }
    await new Promise((resolve) => setTimeout(resolve, 60));
    response.end("the end");
  };
  server = http.createServer(serverClasses, frontDoor(next, {}));
  await new Promise<void>((ready) => void server.listen(0, "127.0.0.1", ready));
});
afterAll(() => void server.close());

const ask = (accepted: string) =>
  new Promise<{ encoding: string | undefined; pieces: Buffer[] }>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    const headers = { "accept-encoding": accepted, connection: "close" };
    http
      .get({ port, host: "127.0.0.1", headers }, (response) => {
        const pieces: Buffer[] = [];
        response.on("data", (given: Buffer) => pieces.push(given));
        response.on("end", () => resolve({ encoding: response.headers["content-encoding"], pieces }));
      })
      .on("error", reject);
  });

test("Next's pages come compressed, what there is of them before the rest", async () => {
  const { encoding, pieces } = await ask("gzip, br");
  expect(encoding).toBe("br");
  expect(zlib.brotliDecompressSync(Buffer.concat(pieces)).toString()).toBe(`${piece.repeat(3)}the end`);
  expect(pieces.length).toBeGreaterThan(1);
  const gzip = await ask("gzip");
  expect(zlib.gunzipSync(Buffer.concat(gzip.pieces)).toString()).toBe(`${piece.repeat(3)}the end`);
  expect((await ask("identity")).encoding).toBeUndefined();
});
