import http from "node:http";
import net, { type AddressInfo } from "node:net";
import { runtime } from "../runtime.mjs";
import { frontDoor } from "./front-door.mjs";
import { serverClasses } from "./request-body.mjs";

const megabyte = 1_000_000;
let server: http.Server;
let port = 0;

/** Replaces Next: reads the whole body if the address says so, else answers without it. */
async function next(request: http.IncomingMessage, response: http.ServerResponse) {
  if (!request.url?.includes("read")) {
    response.statusCode = 404;
    response.setHeader("content-length", 8);
    return void response.end("not here");
  }
  let size = 0;
  try {
    for await (const chunk of request) size += chunk.length;
  } catch {
    return;
  }
  response.end(`read ${size}`);
}

/** Replaces a call: refuses unread, or after a part of the body. */
const call = async (request: Request) => {
  if (request.url.includes("Part")) for await (const _piece of request.body ?? []) break;
  if (request.url.includes("Whole")) return Response.json({ size: (await request.arrayBuffer()).byteLength });
  if (request.url.includes("Cancel")) await request.body?.cancel();
  return { status: 403, headers: { "content-type": "application/json" }, text: '{"code":"forbidden"}' };
};

beforeAll(async () => {
  runtime.calls = (controller: string) => (controller === "Crew" ? call : undefined);
  runtime.refusals = (_method: string, path: string) => (path.startsWith("Own/") ? "{}" : undefined);
  server = http.createServer(
    serverClasses,
    frontDoor((request, response) => void next(request, response), {}),
  );
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  delete runtime.calls;
  delete runtime.refusals;
  server.closeAllConnections();
  server.close();
});

type Exchange = { answers: string[]; isClosed: boolean };

/** Write all pieces to one socket, and return the answers once it closes or there are enough. */
function exchange(pieces: (string | Buffer)[], expected = 1): Promise<Exchange> {
  return new Promise((resolve) => {
    const socket = net.connect(port, "127.0.0.1");
    let text = "";
    const answers = () => text.split(/(?=HTTP\/1\.1 \d)/).filter(Boolean);
    const done = (isClosed: boolean) => {
      socket.destroy();
      resolve({ answers: answers(), isClosed });
    };
    socket.on("data", (chunk) => {
      text += chunk.toString();
      if (answers().length === expected) setTimeout(() => done(false), 400);
    });
    socket.on("error", () => {});
    socket.on("close", () => done(true));
    for (const piece of pieces) socket.write(piece);
  });
}

const head = (line: string, headers: string[]) =>
  [`${line} HTTP/1.1`, "Host: nakhoda.test", "Cookie: a=1", ...headers, "", ""].join("\r\n");
const post = (path: string, size: number, headers: string[] = []) => [
  head(`POST ${path}`, [`Content-Length: ${size}`, ...headers]),
  Buffer.alloc(size, "x"),
];
const statusOf = (answer = "") => Number(answer.slice(9, 12));

const refusals = [
  ["a call that is refused unread", "/PMSol/v1/Crew/Refuse", 403],
  ["a call that is refused after a part was read", "/PMSol/v1/Crew/Part", 403],
  ["a call that gives its body up", "/PMSol/v1/Crew/Cancel", 403],
  ["an address the router does not know", "/nowhere", 404],
  ["a sign-in that is too large", "/api/auth/callback/credentials", 413],
] as const;

test.each(refusals)("%s says that the connection ends, and ends it", async (_name, path, status) => {
  const { answers, isClosed } = await exchange([...post(path, megabyte), ...post("/read", 3)], 2);
  expect(answers.map(statusOf)).toEqual([status]);
  expect(answers[0]).toMatch(/^connection: close\r$/im);
  expect(isClosed).toBe(true);
});

test.each(refusals.slice(0, 4))(
  "%s leaves the connection open where its body is small",
  async (_name, path, status) => {
    const { answers, isClosed } = await exchange([...post(path, 60_000), ...post("/read", 3)], 2);
    expect(answers.map(statusOf)).toEqual([status, 200]);
    expect(answers[0]).not.toMatch(/^connection: close\r$/im);
    expect(isClosed).toBe(false);
  },
);

test("a stranger's refusal with a body ends the connection too", async () => {
  const [, body = ""] = post("/PMSol/v1/Own/Get", megabyte);
  const { answers } = await exchange([
    `POST /PMSol/v1/Own/Get HTTP/1.1\r\nHost: a\r\nContent-Length: ${megabyte}\r\n\r\n`,
    body,
  ]);
  expect(statusOf(answers[0])).toBe(401);
  expect(answers[0]).toMatch(/^connection: close\r$/im);
});

test("who waits for the answer before sending the rest gets it at once", async () => {
  const [only = ""] = post("/nowhere", megabyte);
  const { answers, isClosed } = await exchange([only]);
  expect(statusOf(answers[0])).toBe(404);
  expect(answers[0]?.endsWith("not here")).toBe(true);
  expect(isClosed).toBe(false);
});

test("a body within its limit arrives whole and the connection is used again", async () => {
  const whole = post("/PMSol/v1/Crew/Whole", 2_900_000);
  const { answers } = await exchange([...post("/read", 900_000), ...whole, ...post("/read", 5)], 3);
  expect(answers.map(statusOf)).toEqual([200, 200, 200]);
  expect(answers[0]).toContain("read 900000");
  expect(answers[1]).toContain('"size":2900000');
});

/** Sends a chunked body for as long as the server takes it. @returns how many bytes went out and what came back */
function pour(path: string, most: number, headers: string[] = []): Promise<{ sent: number; answer: string }> {
  return new Promise((resolve) => {
    const socket = net.connect(port, "127.0.0.1");
    const chunk = Buffer.alloc(64_000, "x");
    const framed = Buffer.concat([Buffer.from(`${chunk.length.toString(16)}\r\n`), chunk, Buffer.from("\r\n")]);
    let sent = 0;
    let answer = "";
    const more = () => {
      while (sent < most && !socket.destroyed) {
        sent += chunk.length;
        if (!socket.write(framed)) return;
      }
      if (!socket.destroyed) socket.end("0\r\n\r\n");
    };
    socket.on("data", (piece) => (answer += piece.toString()));
    socket.on("drain", more);
    socket.on("error", () => {});
    socket.on("close", () => resolve({ sent, answer }));
    socket.write(head(`POST ${path}`, ["Transfer-Encoding: chunked", ...headers]));
    more();
  });
}

test.each([
  ["/api/auth/callback/read", "application/json"],
  ["/dashboard/read", "text/html"],
  ["/approve/x/read", "text/html"],
])("a body without end to %s is refused in words and cut off", async (path, type) => {
  const { sent, answer } = await pour(path, 60 * megabyte);
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  expect(answer).toContain(`content-type: ${type}`);
  expect(answer).toMatch(/Go back: what you typed is still there|larger than 64 kB/);
  expect(sent).toBeLessThan(30 * megabyte);
});

test("a body without end to a call that refuses it is cut off", async () => {
  const { sent, answer } = await pour("/PMSol/v1/Crew/Refuse", 60 * megabyte);
  expect(answer).toMatch(/^HTTP\/1\.1 403 /);
  expect(sent).toBeLessThan(30 * megabyte);
});

test("a page says in the reader's language that a form is too large, an action in plain words", async () => {
  const indonesian = await exchange(post("/validation", 2 * megabyte, ["Accept-Language: id-ID"]));
  expect(indonesian.answers[0]).toContain('<html lang="id">');
  expect(indonesian.answers[0]).toContain("lebih besar dari 1 MB");
  const action = await exchange(post("/validation", 2 * megabyte, ["Next-Action: 1"]));
  expect(action.answers[0]).toContain("content-type: text/plain");
});

test.each([
  [head("TRACE /", []), 501],
  [head("PROPFIND /dashboard", []), 501],
  [head("GET *", []), 400],
])("%j is refused without reaching a handler", async (request, status) => {
  const { answers } = await exchange([request]);
  expect(statusOf(answers[0])).toBe(status);
});

test("an address that names a host is taken for its path alone", async () => {
  const { answers } = await exchange([head("GET http://elsewhere.test//evil.test/read", [])]);
  expect(answers[0]).toContain("read 0");
});
