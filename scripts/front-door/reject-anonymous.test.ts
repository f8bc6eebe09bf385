import http from "node:http";
import type { AddressInfo } from "node:net";
import { runtime } from "../runtime.mjs";
import { frontDoor } from "./front-door.mjs";
import { serverClasses } from "./request-body.mjs";

let server: http.Server;
let base = "";

beforeAll(async () => {
  runtime.refusals = (method, path, language) =>
    method === "GET" && path === "Crew/GetIt" ? JSON.stringify({ message: `who? (${language ?? "-"})` }) : undefined;
  const router = (_request: unknown, response: http.ServerResponse) => void response.end("by the router");
  server = http.createServer(serverClasses, frontDoor(router, { AUTH_URL: "https://crew.test" }));
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  delete runtime.refusals;
  server.closeAllConnections();
  server.close();
});

type Answer = { status: number | undefined; headers: http.IncomingHttpHeaders; text: string };
const ask = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  new Promise<Answer>((resolve, reject) => {
    const request = http.request(base + path, { method, headers }, (response) => {
      let text = "";
      response.on("data", (piece: Buffer) => (text += piece.toString()));
      response.on("end", () => resolve({ status: response.statusCode, headers: response.headers, text }));
    });
    request.on("error", reject);
    request.end();
  });

test("who shows nothing of themselves is refused a call for people at the door, with every header an answer has", async () => {
  const { status, headers, text } = await ask("/PMSol/v1/Crew/GetIt?id=7", {
    "accept-language": "id",
    "x-request-id": "trace-1",
  });
  expect([status, JSON.parse(text)]).toEqual([401, { message: "who? (id)" }]);
  expect(headers).toMatchObject({
    "content-type": "application/json",
    "cache-control": "no-store",
    "x-request-id": "trace-1",
    "www-authenticate": "Bearer",
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    "strict-transport-security": "max-age=31536000; includeSubDomains",
  });
  expect((await ask("/PMSol/v1/Crew/GetIt", { "x-request-id": "a b" })).headers["x-request-id"]).toMatch(
    /^[0-9a-f-]{36}$/,
  );
});

test("who shows anything, and whatever is no such call, goes on to the call itself", async () => {
  const telling: Record<string, string>[] = [
    { cookie: "a=1" },
    { authorization: "Bearer x" },
    { origin: "https://evil.example" },
    { "sec-fetch-site": "cross-site" },
  ];
  for (const headers of telling) expect((await ask("/PMSol/v1/Crew/GetIt", headers)).text).toBe("by the router");
  for (const path of ["/PMSol/v1/Crew/Other", "/PMSol/v1/Crew/Get%49t", "/x/PMSol/v1/Crew/GetIt", "/"])
    expect((await ask(path)).text).toBe("by the router");
  expect((await ask("/PMSol/v1/Crew/GetIt", {}, "POST")).text).toBe("by the router");
});
