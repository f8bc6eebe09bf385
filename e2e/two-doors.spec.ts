import http from "node:http";
import { expect } from "@playwright/test";
import { test } from "./crew";

type Answer = { status: number; headers: http.IncomingHttpHeaders; body: string };

/**
 * Asks the server itself. Whoever expects to be told to go on is no plain call for the front door, and is answered
 * through the router.
 */
function ask(address: URL, method: string, headers: Record<string, string>, body: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = http.request(address, { method, headers }, (response) => {
      const pieces: Buffer[] = [];
      response.on("data", (piece: Buffer) => pieces.push(piece));
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(pieces).toString("latin1"),
        }),
      );
    });
    request.on("error", reject);
    request.end(body);
  });
}

/** Of the connection and the moment, not of the answer; the router names what its own pages vary by. */
const ofTheMoment = ["date", "x-request-id", "vary", "transfer-encoding", "content-length", "connection", "keep-alive"];
/** Readings of the moment: that they are read says the same, not what they are. */
const readings = "/PMSol/v1/SystemStatus/";
const namesOf = (body: string) => Object.keys((JSON.parse(body) as { data?: object }).data ?? {});
const comparable = ({ status, headers, body }: Answer, path: string) => ({
  status,
  headers: Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !ofTheMoment.includes(name))
      // In which order headers stand says nothing.
      .sort(([one], [other]) => one.localeCompare(other))
      // Files are called by the second they were made in.
      .map(([name, value]) => [name, String(value).replaceAll(/\d{14}/g, "")]),
  ),
  body: path.startsWith(readings)
    ? namesOf(body)
    : headers["content-type"]?.includes("json")
      ? body.replace(/"requestId":"[^"]*"/, "")
      : body.length > 0,
});

type Call = { path: string; method: string };
async function callsOf(get: (address: string) => Promise<{ json(): Promise<unknown> }>): Promise<Call[]> {
  const { paths } = (await (await get("/PMSol/v1/openapi.json")).json()) as {
    paths: Record<string, Record<string, unknown>>;
  };
  return Object.entries(paths).flatMap(([path, methods]) => Object.keys(methods).map((method) => ({ path, method })));
}

test("every call is answered the same before the router and through it", async ({ at, baseURL }) => {
  const page = await at("superadmin");
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
  const calls = await callsOf((address) => page.request.get(address));
  expect(calls.length).toBeGreaterThan(250);
  const differing: unknown[] = [];
  const seen = new Set<number>();
  let routed = 0;
  for (const { path, method } of calls) {
    const address = new URL(`${path.replaceAll(/\{\w+\}/g, "1")}?divisionId=1&pageSize=2`, baseURL);
    const isRead = method === "get";
    // What no program can read changes nothing on either way.
    const [verb, body] = isRead ? ["GET", ""] : ["POST", "{"];
    const headers = { cookie, "accept-language": "id", ...(isRead ? {} : { "content-type": "application/json" }) };
    const direct = await ask(address, verb, headers, body);
    const through = await ask(address, verb, { ...headers, expect: "100-continue" }, body);
    if (through.headers.vary?.includes("rsc")) routed += 1;
    expect(direct.headers.vary ?? "", path).not.toContain("rsc");
    seen.add(direct.status);
    if (JSON.stringify(comparable(direct, path)) !== JSON.stringify(comparable(through, path)))
      differing.push({ path, method, direct: comparable(direct, path), through: comparable(through, path) });
  }
  expect(differing).toEqual([]);
  expect(routed).toBe(calls.length);
  expect([...seen].sort()).toEqual(expect.arrayContaining([200, 404, 422]));
});

test("a stranger is told the same at the door and through the router", async ({ request, baseURL }) => {
  const differing: unknown[] = [];
  let refused = 0;
  for (const { path, method } of await callsOf((address) => request.get(address))) {
    const address = new URL(path.replaceAll(/\{\w+\}/g, "1"), baseURL);
    const verb = method === "get" ? "GET" : "POST";
    const headers = { "accept-language": "id-ID,id;q=0.9", "content-type": "application/json" };
    const direct = await ask(address, verb, headers, verb === "GET" ? "" : "{");
    const through = await ask(address, verb, { ...headers, expect: "100-continue" }, verb === "GET" ? "" : "{");
    if (direct.status === 401) refused += 1;
    if (JSON.stringify(comparable(direct, path)) !== JSON.stringify(comparable(through, path)))
      differing.push({ path, method, direct: comparable(direct, path), through: comparable(through, path) });
  }
  expect(differing).toEqual([]);
  expect(refused).toBeGreaterThan(180);
});
