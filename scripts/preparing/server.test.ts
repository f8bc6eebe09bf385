import http from "node:http";
import net from "node:net";
import { followProgress } from "./progress.mjs";
import { openPreparingServer } from "./server.mjs";

const host = "127.0.0.1";
const progress = followProgress({ compile: 100, server: 2 });
let server: Awaited<ReturnType<typeof openPreparingServer>>;

beforeEach(async () => {
  server = await openPreparingServer({ port: 0, host, stateOf: () => progress.snapshot() });
});
afterEach(() => server.close());

type Answer = { status?: number; headers: http.IncomingHttpHeaders; body: string };
const ask = (path: string, options: http.RequestOptions = {}) =>
  new Promise<Answer>((resolve, reject) => {
    const request = http.get({ port: server.port, host, path, agent: false, ...options }, (response) => {
      let body = "";
      response.on("data", (part) => (body += part));
      response.on("end", () => resolve({ status: response.statusCode, headers: response.headers, body }));
    });
    request.on("error", reject);
  });

/** Everything a client receives after it sends a text and nothing more. */
const answerAfter = (text: string) =>
  new Promise<string>((resolve, reject) => {
    let received = "";
    const socket = net.connect(server.port, host, () => socket.write(text));
    socket.on("data", (part) => (received += part));
    socket.on("close", () => resolve(received));
    socket.on("error", reject);
  });

test("people get the page and programs the state", async () => {
  const [page, state] = await Promise.all([ask("/dashboard"), ask("/health/ready")]);
  expect([page.status, page.headers["content-type"]]).toEqual([503, "text/html; charset=utf-8"]);
  expect(page.body).toContain("compiling");
  expect(state.status).toBe(503);
  expect(JSON.parse(state.body)).toMatchObject({ status: "preparing" });
});

test("a body that never comes is not waited for", async () => {
  const received = await answerAfter("POST /PMSol/v1/A/B HTTP/1.1\r\nHost: a\r\nContent-Length: 900000\r\n\r\n");
  expect(received).toMatch(/^HTTP\/1\.1 503 /);
});

test("a client that asks before sending a body gets 503, not the permission", async () => {
  const head = "POST /PMSol/v1/A/B HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: 9\r\n\r\n";
  expect(await answerAfter(head)).toMatch(/^HTTP\/1\.1 503 /);
});

test("what is no request is not answered", async () => {
  expect(await answerAfter("\u0016\u0003\u0001 hello\r\n\r\n")).toBe("");
});

test("a port that is taken is an error", async () => {
  const second = openPreparingServer({ port: server.port, host, stateOf: () => ({}) });
  await expect(second).rejects.toMatchObject({ code: "EADDRINUSE" });
});

test("the port is free as soon as it is closed, even with open connections", async () => {
  const idle = net.connect(server.port, host);
  await new Promise((resolve) => idle.once("connect", resolve));
  idle.on("error", () => {});
  await server.close();
  const next = http.createServer((_request, response) => response.end("ready"));
  await new Promise<void>((resolve, reject) => next.once("error", reject).listen(server.port, host, () => resolve()));
  expect((await ask("/")).body).toBe("ready");
  next.close();
});
