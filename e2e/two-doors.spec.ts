import http from "node:http";
import { expect } from "@playwright/test";
import { test } from "./crew";

type Answer = { status: number; headers: http.IncomingHttpHeaders; body: string };

/** Send a request directly to the server. "Expect" bypasses the front door, so the router answers. */
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

/** Headers that differ by connection or time. `vary` differs, because the router adds its own values. */
const volatileFields = [
  "date",
  "x-request-id",
  "vary",
  "transfer-encoding",
  "content-length",
  "connection",
  "keep-alive",
];
/** System readings change between requests: compare their keys, not their values. */
const readings = "/PMSol/v1/SystemStatus/";
const namesOf = (body: string) => Object.keys((JSON.parse(body) as { data?: object }).data ?? {});
const comparable = ({ status, headers, body }: Answer, path: string) => ({
  status,
  headers: Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !volatileFields.includes(name))
      // The order of headers does not matter.
      .sort(([one], [other]) => one.localeCompare(other))
      // File names contain the second of their creation.
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
    // An unauthenticated or unreadable request changes nothing either way.
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

test("an unauthenticated request gets the same answer both ways", async ({ request, baseURL }) => {
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
