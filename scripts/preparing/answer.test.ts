import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { answerTo } from "./answer.mjs";
import { textsIn } from "./texts.mjs";

const compiling = { step: "compile", left: 118, done: 0.25 };
const failed = { failure: { reason: "./app/page.tsx:3\n<b>\"Unexpected\"</b> & 'more'" } };

const asked = (
  url: string,
  { method = "GET", state = compiling as object, ...headers }: Record<string, unknown> = {},
) => answerTo({ method, url, headers } as never, state, {});

test.each(["/", "/dashboard/crew?page=2", "/PMSolutions", "/apian", "/healthy"])("%s gets the page with 503", (url) => {
  const { status, headers, body } = asked(url);
  expect(status).toBe(503);
  expect(headers).toMatchObject({
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
    "retry-after": "60",
    "x-content-type-options": "nosniff",
    connection: "close",
  });
  expect(body).toContain("<title>Nakhoda is being prepared: compiling, about 2 minutes</title>");
  expect(body).toContain('value="0.250"');
});

test.each([
  "/PMSol/v1/Users/GetAll",
  "/api/auth/csrf",
  "/health/live",
  "/health/ready",
  "/health/ready?x",
  "/api",
  "/PMSol",
])("%s gets JSON with 503", (url) => {
  const { status, headers, body } = asked(url);
  expect(status).toBe(503);
  expect(headers).toMatchObject({
    "content-type": "application/json",
    "retry-after": "60",
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  });
  expect(JSON.parse(body)).toMatchObject({ status: "preparing", line: "compiling, about 2 minutes", done: 0.25 });
});

test.each(["POST", "PUT", "DELETE", "OPTIONS"])("%s gets no page", (method) => {
  expect(asked("/registration", { method }).headers["content-type"]).toBe("application/json");
});

test("HEAD gets what GET would, without the body", () => {
  const [head, get] = [asked("/", { method: "HEAD" }), asked("/")];
  expect(head.body).toBe("");
  expect(head.headers).toEqual(get.headers);
});

test.each([
  [0.2, "1"],
  [14.2, "15"],
  [400, "60"],
  [undefined, "5"],
])("with %s seconds left it says to come back after %s", (left, seconds) => {
  expect(asked("/", { state: { step: "migrate", left } }).headers["retry-after"]).toBe(seconds);
});

test.each([
  ["id-ID,id;q=0.9,en;q=0.5", "id"],
  ["in", "id"],
  ["en-GB", "en"],
  ["fr", "en"],
  [undefined, "en"],
])("the language %s is answered in %s", (accepted, locale) => {
  const { body } = asked("/", accepted ? { "accept-language": accepted } : {});
  expect(body).toContain(`<html lang="${locale}"`);
  expect(body).toContain(`<h1>${textsIn(locale as "en" | "id").title}</h1>`);
});

test("the stored language and theme come before the browser's", () => {
  const { body } = asked("/", { cookie: "a=b; nakhoda-locale=id; nakhoda-theme=dark", "accept-language": "en" });
  expect(body).toContain('<html lang="id" data-theme="dark">');
});

test("both languages say everything", () => {
  const { steps: english, ...inEnglish } = textsIn("en");
  const { steps: indonesian, ...inIndonesian } = textsIn("id");
  expect(Object.keys(inIndonesian)).toEqual(Object.keys(inEnglish));
  expect(Object.keys(indonesian)).toEqual(Object.keys(english));
});

describe("the policy of the page", () => {
  const { headers, body } = asked("/");
  const policy = headers["content-security-policy"];
  const hashOf = (text = "") => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

  test("allows the one script and the one style that are in it", () => {
    expect(policy).toContain(`script-src ${hashOf(/<script>([^]*?)<\/script>/.exec(body)?.[1])};`);
    expect(policy).toContain(`style-src ${hashOf(/<style>([^]*?)<\/style>/.exec(body)?.[1])};`);
    expect(body.match(/<script/g)).toHaveLength(1);
    expect(policy).not.toContain("unsafe");
  });

  test("without script the page asks again by itself", () => {
    expect(body).toContain('<noscript><meta http-equiv="refresh" content="5"></noscript>');
  });
});

describe("a failed build", () => {
  const { status, headers, body } = asked("/", { state: failed });

  test("shows its reason as text and neither asks again nor says when to come back", () => {
    expect(status).toBe(503);
    expect(body).toContain("&lt;b&gt;&quot;Unexpected&quot;&lt;/b&gt; &amp; &#39;more&#39;");
    expect(body).not.toContain("<b>");
    expect(body).not.toContain("<script");
    expect(body).not.toContain("refresh");
    expect(headers["retry-after"]).toBeUndefined();
  });

  test("gives programs the status without the reason", () => {
    const { body: json } = asked("/health/ready", { state: failed });
    expect(JSON.parse(json)).toEqual({ status: "failed", message: "Nakhoda could not be built" });
  });
});

test("sends strict-transport-security over https", () => {
  const header = "strict-transport-security";
  const toSecure = answerTo({ method: "GET", url: "/", headers: {} } as never, compiling, { isSecure: true });
  expect(toSecure.headers).toHaveProperty(header);
  expect(asked("/").headers).not.toHaveProperty(header);
});

test("the colours are the theme's", () => {
  const tokens = fs.readFileSync(path.join(__dirname, "../../lib/platform/theme/tokens.css"), "utf8");
  const [light = "", dark = ""] = tokens.split('[data-theme="dark"]');
  const style = asked("/").body;
  for (const [block, theme] of [
    [/:root\{color-scheme:light;([^}]*)\}/, light],
    [/\[data-theme=dark\]\{color-scheme:dark;([^}]*)\}/, dark],
  ] as const) {
    const colours = [...(block.exec(style)?.[1] ?? "").matchAll(/--([\w-]+):(#\w+)/g)];
    expect(colours.length).toBeGreaterThan(5);
    for (const [, name, value] of colours) expect(theme).toContain(`--${name}: ${value};`);
  }
});
