import http from "node:http";
import { type AddressInfo } from "node:net";
import { runtime } from "../runtime.mjs";
import { frontDoor } from "./front-door.mjs";
import { serverClasses } from "./request-body.mjs";

let isAway = false;
let server: http.Server;
let address = "";

/** Replaces Next: fails once the database is down, hangs, or answers. */
function next(request: http.IncomingMessage, response: http.ServerResponse) {
  if (request.url?.includes("hangs")) {
    // Comes back to a request that was answered meanwhile.
    setTimeout(() => {
      response.statusCode = 500;
      response.setHeader("content-type", "text/html");
      response.write("<p>late</p>");
      response.end("failed");
    }, 6_500);
    return;
  }
  if (request.url?.includes("goes")) isAway = true;
  response.statusCode = request.url?.includes("fails") ? 500 : 200;
  response.setHeader("content-type", "text/html");
  response.setHeader("content-encoding", "identity");
  response.write("<p>Next");
  response.end("</p>");
}

beforeAll(async () => {
  runtime.databaseAway = () => isAway;
  runtime.calls = () => async () =>
    new Promise((later) => setTimeout(() => later({ status: 200, headers: {}, text: "{}" }), 5_500));
  server = http.createServer(serverClasses, frontDoor(next, {}));
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  delete runtime.databaseAway;
  delete runtime.calls;
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  isAway = false;
});

const ask = (path: string, init: RequestInit = {}) => fetch(`${address}${path}`, init);

test("a page asked for while the database is away answers 503 in the product's look and words, and asks again", async () => {
  isAway = true;
  const answer = await ask("/dashboard", { headers: { "accept-language": "id", cookie: "nakhoda-theme=dark" } });
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "2"]);
  expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
  const page = await answer.text();
  expect(page).toContain('<html lang="id" data-theme="dark">');
  expect(page).toContain("Basis data tidak dapat dijangkau.");
  expect(page).toContain('http-equiv="refresh"');
  expect(await (await ask("/dashboard", { method: "POST", body: "a=1" })).text()).not.toContain("refresh");
});

test("a call answers the shape of the API's errors, an action a text, and health is left to itself", async () => {
  isAway = true;
  const call = await ask("/PMSol/v1/Crew/GetCrew");
  expect([call.status, call.headers.get("retry-after")]).toEqual([503, "2"]);
  expect(await call.json()).toEqual({
    message: "The database cannot be reached. Try again in a few seconds.",
    code: "unavailable",
    errors: [],
  });
  const action = await ask("/dashboard", {
    method: "POST",
    headers: { "next-action": "a" },
    body: "x".repeat(200_000),
  });
  expect([action.status, action.headers.get("content-type")]).toEqual([503, "text/plain; charset=utf-8"]);
  expect((await ask("/health/ready")).status).toBe(200);
});

test("a failure is a 503 while the database is down, and a 500 otherwise", async () => {
  const failed = await ask("/dashboard/fails");
  expect([failed.status, await failed.text()]).toEqual([500, "<p>Next</p>"]);
  const gone = await ask("/dashboard/fails/goes");
  expect(gone.status).toBe(503);
  expect(await gone.text()).not.toContain("Next");
  isAway = false;
  expect((await ask("/dashboard")).status).toBe(200);
});

test("who waits when the database goes is answered within five seconds, and what takes long while it is there is left alone", async () => {
  const begun = performance.now();
  const [page, call] = [ask("/dashboard/hangs"), ask("/PMSol/v1/Crew/GetCrew")];
  setTimeout(() => (isAway = true), 200);
  const answers = await Promise.all([page, call]);
  expect(answers.map(({ status }) => status)).toEqual([503, 503]);
  expect(performance.now() - begun).toBeLessThan(6_000);
  isAway = false;
  expect((await ask("/PMSol/v1/Crew/GetCrew")).status).toBe(200);
  expect((await ask("/dashboard")).status).toBe(200);
}, 20_000);
