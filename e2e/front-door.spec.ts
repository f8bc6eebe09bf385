import { expect, test } from "@playwright/test";
import type { ChildProcess } from "node:child_process";
import http from "node:http";
import net from "node:net";
import path from "node:path";
import { serverMegabytes, startServer, stopServer } from "./own-server";
import { visit } from "./hydration";

const port = "3129";
const base = `http://localhost:${port}`;

async function csrf() {
  const start = await fetch(`${base}/api/auth/csrf`);
  const { csrfToken } = await start.json();
  const cookie = start.headers.getSetCookie().map((line) => line.split(";")[0]);
  return { csrfToken: String(csrfToken), cookie: cookie.join("; ") };
}

/** Sign in and return the target address and the session cookie. */
async function signIn(password: string, headers: Record<string, string>) {
  const { csrfToken, cookie } = await csrf();
  const answer = await fetch(`${base}/api/auth/callback/credentials`, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({ csrfToken, email: "crewingstafftanker@nakhoda.test", password }),
    headers: { cookie: [cookie, headers.cookie].filter(Boolean).join("; "), "x-forwarded-for": headers.from ?? "" },
  });
  const cookies = answer.headers.getSetCookie().map((line) => line.split(";")[0] ?? "");
  return {
    leadsTo: answer.headers.get("location") ?? "",
    session: cookies.find((line) => line.includes("session-token=")),
    device: cookies.find((line) => line.startsWith("nakhoda-device=")),
  };
}
const profileBy = async (cookie: string) =>
  (await fetch(`${base}/PMSol/v1/Users/GetProfileByUserId`, { headers: { cookie } })).status;

let server: ChildProcess;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  server = await startServer({
    PORT: port,
    AUTH_URL: base,
    DEMO: "1",
    DATABASE_URL: "",
    TRUST_PROXY: "",
    PGDATA_DIR: path.join(process.env.E2E_DATA_DIR ?? "", "front-door"),
  });
});
test.afterAll(() => stopServer(server));

const megabyte = 1_000_000;
type Answer = { status: number; type: string; text: string };

/** Send one request over a keep-alive connection. */
function send(agent: http.Agent, address: string, method: string, headers: Record<string, string>, body?: Buffer) {
  return new Promise<Answer>((resolve, reject) => {
    const request = http.request(`${base}${address}`, { agent, method, headers }, (response) => {
      let text = "";
      response.on("data", (piece) => (text += piece));
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, type: response.headers["content-type"] ?? "", text }),
      );
    });
    request.on("error", reject);
    request.end(body);
  });
}

test("refuses a large body in flight with an answer, and answers the next request at once", async ({ page }) => {
  const { session } = await signIn("Nakhoda123!", {});
  const person = { cookie: session ?? "" };
  const json = { "content-type": "application/json" };
  const refusals: [string, number, Record<string, string>, number?][] = [
    ["/PMSol/v1/Users/Create", 401, {}],
    ["/PMSol/v1/FileUpload/FileUpload", 401, {}],
    ["/PMSol/v1/FileUpload/FileUpload", 401, { cookie: "a=1" }],
    ["/PMSol/v1/Users/Create", 403, person],
    ["/PMSol/v1/Users/Create", 403, { ...person, "sec-fetch-site": "cross-site" }],
    ["/PMSol/v1/FileUploadPublic/FileUpload?f=expired", 403, {}],
    ["/PMSol/v1/Employee/NoSuchCall", 404, person],
    ["/nowhere", 404, {}],
    ["/PMSol/v1/Users/GetProfileByUserId", 405, person],
    ["/PMSol/v1/FileUpload/FileUpload", 413, person, 4 * megabyte],
    ["/api/auth/callback/credentials", 413, {}],
    ["/validation", 413, { "content-type": "application/x-www-form-urlencoded" }, 2 * megabyte],
  ];
  for (const [address, status, headers, size = megabyte] of refusals) {
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
    const refused = await send(agent, address, "POST", { ...json, ...headers }, Buffer.alloc(size, "x"));
    expect([address, headers, refused.status]).toEqual([address, headers, status]);
    const began = Date.now();
    expect((await send(agent, "/health/live", "GET", {})).status).toBe(200);
    expect([address, Date.now() - began < 3_000]).toEqual([address, true]);
    agent.destroy();
  }
  await visit(page, `${base}/sign-in`);
  const inBrowser = await page.evaluate(async () => {
    const body = new FormData();
    body.set("fileContent", new Blob([new Uint8Array(1_500_000)]), "scan.jpg");
    const upload = await fetch("/PMSol/v1/FileUpload/FileUpload", { method: "POST", body });
    const began = performance.now();
    const next = await fetch("/health/live");
    return { statuses: [upload.status, next.status], isQuick: performance.now() - began < 3_000 };
  });
  expect(inBrowser).toEqual({ statuses: [401, 200], isQuick: true });
});

/** Send a chunked body until the server stops reading, up to 250 MB. */
function pour(address: string) {
  return new Promise<string>((resolve) => {
    const socket = net.connect(Number(port), "localhost");
    const chunk = Buffer.alloc(100_000, "x");
    const framed = Buffer.concat([Buffer.from(`${chunk.length.toString(16)}\r\n`), chunk, Buffer.from("\r\n")]);
    let answer = "";
    let left = 2_500;
    const more = () => {
      while (left > 0 && !socket.destroyed) {
        left -= 1;
        if (!socket.write(framed)) return;
      }
      if (!socket.destroyed) socket.end("0\r\n\r\n");
    };
    socket.on("data", (piece) => (answer += piece.toString()));
    // Read the answer before sending more, as every client does.
    socket.on("drain", () => setImmediate(more));
    socket.on("error", () => {});
    socket.on("close", () => resolve(answer));
    socket.write(
      `POST ${address} HTTP/1.1\r\nHost: localhost\r\nCookie: a=1\r\nContent-Type: application/x-www-form-urlencoded\r\nTransfer-Encoding: chunked\r\n\r\n`,
    );
    more();
  });
}

test("bodies without end cost no memory, wherever they are sent", async () => {
  await pour("/api/auth/callback/credentials");
  const before = serverMegabytes(server);
  for (const address of [
    "/api/auth/callback/credentials",
    "/api/auth/signin",
    "/validation",
    "/approve/x",
    "/approve/x/answer",
    "/PMSol/v1/FileUpload/FileUpload",
  ]) {
    const answers = await Promise.all(Array.from({ length: 4 }, () => pour(address)));
    for (const answer of answers)
      expect([address, answer.slice(9, 12)]).toEqual([address, expect.stringMatching(/401|413/)]);
  }
  expect((await fetch(`${base}/health/live`)).status).toBe(200);
  expect(serverMegabytes(server) - before).toBeLessThan(150);
});

test("refuses unknown methods and addresses with a message, and redirects to no other host", async () => {
  const ask = (line: string) =>
    new Promise<string>((resolve) => {
      const socket = net.connect(Number(port), "localhost");
      let text = "";
      socket.on("data", (piece) => (text += piece.toString()));
      socket.on("close", () => resolve(text));
      socket.write(`${line} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    });
  expect((await ask("TRACE /")).slice(9, 12)).toBe("501");
  expect((await ask("PROPFIND /dashboard")).slice(9, 12)).toBe("501");
  expect((await ask("GET *")).slice(9, 12)).toBe("400");
  for (const line of ["GET http://evil.test//evil.test/x", "GET //evil.test/x", "GET /\\\\evil.test/x"]) {
    const answer = await ask(line);
    expect([line, Number(answer.slice(9, 12)) < 500]).toEqual([line, true]);
    expect([line, /^location: *(https?:)?[/\\]{2}/im.test(answer)]).toEqual([line, false]);
  }
});

test("a server as it comes believes no client: limits hold, sign-ins end, answers carry their headers", async () => {
  const known = await signIn("Nakhoda123!", { from: "203.0.113.1" });
  expect(known.device).toBeTruthy();
  expect(await profileBy(known.session ?? "")).toBe(200);

  const guesses = await Promise.all(
    Array.from({ length: 30 }, (_, index) => signIn("Wrong1234!", { from: `198.51.100.${index}` })),
  );
  expect(guesses.filter(({ leadsTo }) => leadsTo.includes("code=locked")).length).toBeGreaterThanOrEqual(25);
  expect((await signIn("Nakhoda123!", { from: "192.0.2.9" })).session).toBeUndefined();
  expect((await signIn("Nakhoda123!", { from: "192.0.2.9", cookie: known.device ?? "" })).session).toBeTruthy();

  const { csrfToken, cookie } = await csrf();
  const leaving = `${cookie}; ${known.session}`;
  await fetch(`${base}/api/auth/signout`, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({ csrfToken }),
    headers: { cookie: leaving },
  });
  expect(await profileBy(known.session ?? "")).toBe(401);

  for (const address of ["/career/%E0%A4%A", "/%", "/PMSol/v1/%zz/x", "/health/live", "/", "/icon.svg"]) {
    const answer = await fetch(`${base}${address}`);
    expect([address, answer.status < 500]).toEqual([address, true]);
    expect([address, answer.headers.get("x-content-type-options")]).toEqual([address, "nosniff"]);
    expect(answer.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
  }
  expect(await (await fetch(`${base}/career/%E0%A4%A`)).text()).toContain("<html");
});
