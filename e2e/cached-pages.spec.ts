import http from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect } from "@playwright/test";
import { read, send, test } from "./crew";

type Opening = { id: number; isOpen: boolean };
type Answer = { status: number; headers: http.IncomingHttpHeaders; body: string };

function ask(address: URL, headers: Record<string, string>, method = "GET"): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = http.request(address, { method, headers }, (response) => {
      const pieces: Buffer[] = [];
      response.on("data", (piece: Buffer) => pieces.push(piece));
      response.on("end", () => {
        const bytes = Buffer.concat(pieces);
        const encoding = bytes.length > 0 ? response.headers["content-encoding"] : undefined;
        const whole = encoding === "br" ? brotliDecompressSync(bytes) : encoding === "gzip" ? gunzipSync(bytes) : bytes;
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: whole.toString("utf8") });
      });
    });
    request.on("error", reject);
    request.end();
  });
}

/** Headers that differ by connection, time or encoding. */
const ignoredHeaders = ["date", "connection", "keep-alive", "transfer-encoding", "content-length", "content-encoding"];
const comparable = ({ status, headers, body }: Answer) => ({
  status,
  headers: Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !ignoredHeaders.includes(name) && name !== "x-nextjs-cache")
      // The order of headers does not matter.
      .sort(([one], [other]) => one.localeCompare(other))
      // A page that is rendered per request has a new nonce.
      .map(([name, value]) => [name, String(value).replaceAll(/nonce(-|=")[0-9a-f]{32}/g, "")]),
  ),
  // A 404 page is rendered per request.
  body: status === 200 ? body : body.length > 0,
});
/** A request with "Expect" bypasses the front door and goes through middleware and router. */
const throughRouter = { expect: "100-continue" };

test("a cached page is the same before the router and through it", async ({ baseURL }) => {
  const jobs = await (await fetch(new URL("/api/public/jobs", baseURL))).text();
  const id = /"(?:id|jobOpeningId)":\s*"?(\d+)/.exec(jobs)?.[1];
  expect(id).toBeDefined();
  const paths = ["/", `/career/${id}`, "/career/99999", "/career/0", "/?lang=id", "/privacy"];
  const languages: Record<string, string>[] = [
    { "accept-language": "id-ID,id;q=0.9,en;q=0.8" },
    { "accept-language": "in" },
    { "accept-language": "de", cookie: "nakhoda-locale=id" },
    { cookie: "nakhoda-locale=id; nakhoda-locale=en" },
    { cookie: "nakhoda-locale=%69d" },
    {},
  ];
  const forms: Record<string, string>[] = [
    { "accept-encoding": "gzip" },
    { "accept-encoding": "br, gzip" },
    { "accept-encoding": "gzip", range: "bytes=0-99" },
    { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" },
    { "user-agent": "facebookexternalhit/1.1" },
    { rsc: "1" },
    { "if-none-match": "*" },
    // Only the front door answers 304 without "no-cache"; the router sends the whole page.
    { "if-none-match": "its own", "cache-control": "no-cache" },
    { "if-none-match": '"nothing"', "cache-control": "no-cache" },
  ];
  const differing: unknown[] = [];
  for (const path of paths)
    for (const language of languages)
      for (const form of forms)
        for (const method of ["GET", "HEAD"]) {
          const address = new URL(path, baseURL);
          // The first request fills the cache.
          const { etag } = (await ask(address, language)).headers;
          const headers = { ...language, ...form };
          if (headers["if-none-match"] === "its own") headers["if-none-match"] = String(etag);
          const direct = await ask(address, headers, method);
          const through = await ask(address, { ...headers, ...throughRouter }, method);
          if (path === "/privacy" || path === "/?lang=id") expect(direct.status).toBe(through.status);
          else if (JSON.stringify(comparable(direct)) !== JSON.stringify(comparable(through)))
            differing.push({ path, method, headers, direct: comparable(direct), through: comparable(through) });
        }
  expect(differing).toEqual([]);
});

test("a cached page answers 304 until an opening changes", async ({ at, baseURL }) => {
  const address = new URL("/", baseURL);
  const plain = { "accept-language": "en", "accept-encoding": "br" };
  const { headers } = await ask(address, plain);
  await expect(async () => {
    const again = await ask(address, plain);
    expect(again.headers["content-encoding"]).toBe("br");
    expect((await ask(address, { ...plain, "if-none-match": String(headers.etag) })).status).toBe(304);
  }).toPass({ timeout: 5_000 });
  const page = await at("superadmin");
  const [opening] = (await read<Opening[]>(page, "JobOpening/GetAllJobOpeningsByDivision?pageSize=50")).filter(
    ({ isOpen }) => isOpen,
  );
  const whole = await read<Opening>(page, `JobOpening/GetJobOpeningById/${opening?.id}`);
  await send(page, "JobOpening/UpdateJobOpening", { ...whole, isOpen: false });
  const changed = await ask(address, { ...plain, "if-none-match": String(headers.etag) });
  expect([changed.status, changed.headers.etag === headers.etag]).toEqual([200, false]);
  const closed = await read<Opening>(page, `JobOpening/GetJobOpeningById/${opening?.id}`);
  await send(page, "JobOpening/UpdateJobOpening", { ...closed, isOpen: true });
});
