import http, { type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { gunzipSync } from "node:zlib";
import { runtime } from "../runtime.mjs";
import { frontDoor } from "./front-door.mjs";
import { serverClasses } from "./request-body.mjs";
import { handlerOf } from "./calls.mjs";

type Answering = (request: Request) => Promise<Response>;
const answers: Record<string, Answering> = {};
const router = jest.fn(
  (_request: IncomingMessage, response: http.ServerResponse) => void response.end("by the router"),
);
let server: http.Server;
let base = "";

beforeAll(async () => {
  runtime.calls = (controller) => answers[controller];
  server = http.createServer(serverClasses, frontDoor(router, {}));
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/PMSol/v1`;
});
afterAll(() => {
  delete runtime.calls;
  server.closeAllConnections();
  server.close();
});

const request = (url: string, method = "GET", headers = {}) => ({ url, method, headers }) as never;

test("answers only calls with a plain address before the router", () => {
  answers.Crew = async () => Response.json({});
  for (const url of ["/PMSol/v1/Crew/GetIt", "/PMSol/v1/Crew/GetIt/7?a=%20", "/PMSol/v1/Crew/GetIt/1.2-a_b~c"])
    expect([url, handlerOf(request(url))]).toEqual([url, answers.Crew]);
  for (const url of [
    "/",
    "/PMSol/v1/Crew",
    "/PMSol/v1/Crew/",
    "/PMSol/v1/Crew/GetIt/",
    "/PMSol/v1/Crew//GetIt",
    "/PMSol/v1/Crew/Get%49t",
    "/PMSol/v1/crew/GetIt",
    "/PMSol/v1/Nothing/GetIt",
    "/dashboard?x=/PMSol/v1/Crew/GetIt",
    "http://elsewhere.test/PMSol/v1/Crew/GetIt",
  ])
    expect([url, handlerOf(request(url))]).toEqual([url, undefined]);
  for (const method of ["HEAD", "OPTIONS", "TRACE"])
    expect([method, handlerOf(request("/PMSol/v1/Crew/GetIt", method))]).toEqual([method, undefined]);
  for (const headers of [{ upgrade: "websocket" }, { expect: "100-continue" }])
    expect(handlerOf(request("/PMSol/v1/Crew/GetIt", "GET", headers))).toBeUndefined();
});

test("a call sees the headers the front door left, its query and its body, and its answer arrives whole", async () => {
  answers.Echo = async (given) => {
    const body = given.method === "GET" ? null : await given.text();
    const { searchParams, pathname } = new URL(given.url);
    const seen = { forwarded: given.headers.get("x-forwarded-for"), id: given.headers.get("x-request-id") };
    const headers = new Headers({ "x-own": "1" });
    headers.append("set-cookie", "a=1");
    headers.append("set-cookie", "b=2");
    return Response.json({ pathname, name: searchParams.get("name"), body, ...seen }, { status: 201, headers });
  };
  const answer = await fetch(`${base}/Echo/Say?name=Sri%20R`, {
    method: "POST",
    body: "words",
    headers: { "x-forwarded-for": "198.51.100.1", "x-request-id": "not a plain id" },
  });
  expect(answer.status).toBe(201);
  expect(answer.headers.get("x-own")).toBe("1");
  expect(answer.headers.getSetCookie()).toEqual(["a=1", "b=2"]);
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(await answer.json()).toEqual({
    pathname: "/PMSol/v1/Echo/Say",
    name: "Sri R",
    body: "words",
    forwarded: "127.0.0.1",
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  expect(router).not.toHaveBeenCalled();
});

test("a long answer is compressed for who takes it, a file is passed on as it comes", async () => {
  answers.Long = async () => Response.json({ text: "abc".repeat(5_000) });
  const raw = await new Promise<{ headers: http.IncomingHttpHeaders; bytes: Buffer }>((resolve) =>
    http.get(`${base}/Long/Get`, { headers: { "accept-encoding": "gzip" } }, (response) => {
      const pieces: Buffer[] = [];
      response.on("data", (piece: Buffer) => pieces.push(piece));
      response.on("end", () => resolve({ headers: response.headers, bytes: Buffer.concat(pieces) }));
    }),
  );
  expect(raw.headers["content-encoding"]).toBe("gzip");
  expect(JSON.parse(gunzipSync(raw.bytes).toString())).toEqual({ text: "abc".repeat(5_000) });
  answers.File = async () =>
    new Response(new Blob(["%PDF-1.4 and so on"]).stream(), { headers: { "content-type": "application/pdf" } });
  expect(await (await fetch(`${base}/File/Get`)).text()).toBe("%PDF-1.4 and so on");
});

test("text is the same for who takes nothing compressed, and says that others get it so", async () => {
  const text = JSON.stringify({ text: "abc".repeat(5_000) });
  answers.Written = (async () => ({
    status: 201,
    headers: { "content-type": "application/json" },
    text,
  })) as unknown as Answering;
  const heard = (headers: http.OutgoingHttpHeaders) =>
    new Promise<http.IncomingMessage & { bytes: Buffer }>((resolve) =>
      http.get(`${base}/Written/Get`, { headers }, (response) => {
        const pieces: Buffer[] = [];
        response.on("data", (piece: Buffer) => pieces.push(piece));
        response.on("end", () => resolve(Object.assign(response, { bytes: Buffer.concat(pieces) })));
      }),
    );
  const [plain, packed] = [await heard({}), await heard({ "accept-encoding": "gzip" })];
  expect([plain.statusCode, plain.bytes.toString(), plain.headers["content-encoding"]]).toEqual([201, text, undefined]);
  expect([packed.statusCode, gunzipSync(packed.bytes).toString()]).toEqual([201, text]);
  expect([plain.headers.vary, packed.headers.vary]).toEqual(["Accept-Encoding", "Accept-Encoding"]);
});

test("a handler that throws gives an empty 500, and a client that disconnects does no harm", async () => {
  const said = jest.spyOn(console, "error").mockImplementation(() => {});
  answers.Broken = async () => {
    throw new Error("broken");
  };
  const broken = await fetch(`${base}/Broken/Get`);
  expect([broken.status, await broken.text()]).toEqual([500, ""]);
  expect(said).toHaveBeenCalledTimes(1);
  const leaving = new AbortController();
  answers.Slow = async () => {
    leaving.abort();
    await new Promise((resolve) => setTimeout(resolve, 50));
    return Response.json({});
  };
  await expect(fetch(`${base}/Slow/Get`, { signal: leaving.signal })).rejects.toThrow("aborted");
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect((await fetch(`${base}/Long/Get`)).status).toBe(200);
  expect(said).toHaveBeenCalledTimes(1);
  said.mockRestore();
});
