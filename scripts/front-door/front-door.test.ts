import { type IncomingMessage, type ServerResponse } from "node:http";
import { runtime } from "../runtime.mjs";
import { frontDoor } from "./front-door.mjs";
import { DrainingResponse } from "./request-body.mjs";
import { trustedProxies } from "./trusted-proxies.mjs";

type Request = { url: string; headers: Record<string, string>; socket: { remoteAddress: string | undefined } };

/** What the server sees of a request, and the headers its answer starts with. */
function entering(
  given: Partial<Request> & { peer?: string; answers?: Record<string, string> },
  env: Record<string, string> = {},
) {
  const response = new DrainingResponse({ method: "GET" } as IncomingMessage);
  const request = {
    method: "GET",
    url: "/",
    headers: {},
    socket: { remoteAddress: given.peer ?? "203.0.113.9" },
    ...given,
  };
  let seen: Request | undefined;
  const listener = (entered: unknown, answer: ServerResponse) => {
    seen = entered as Request;
    for (const [name, value] of Object.entries(given.answers ?? {})) answer.setHeader(name, value);
    answer.writeHead(200);
  };
  frontDoor(listener, env)(request as never, response);
  return { headers: seen?.headers ?? {}, url: seen?.url, answered: response.getHeaders() };
}
const addressBy = (forwarded: string, proxies: string | undefined, peer?: string) =>
  entering(
    { headers: { "x-forwarded-for": forwarded }, ...(peer ? { peer } : {}) },
    proxies === undefined ? {} : { TRUST_PROXY: proxies },
  ).headers["x-forwarded-for"];

describe("the address a request is counted under", () => {
  test.each([undefined, "", "0"])("without a declared proxy (%j) is the socket's, whatever is claimed", (proxies) => {
    expect(addressBy("198.51.100.1", proxies)).toBe("203.0.113.9");
    expect(addressBy("198.51.100.1, 10.0.0.1", proxies)).toBe("203.0.113.9");
  });

  test("behind one proxy is what that proxy saw, not what was there before", () => {
    expect(addressBy("1.1.1.1, 198.51.100.7", "1")).toBe("198.51.100.7");
  });

  test("behind two is what the outer one saw", () => {
    expect(addressBy("1.1.1.1, 198.51.100.7, 10.0.0.2", "2")).toBe("198.51.100.7");
  });

  test("proxies named by network are believed, others are clients", () => {
    expect(addressBy("1.1.1.1, 198.51.100.7", "10.0.0.0/8, loopback", "10.1.2.3")).toBe("198.51.100.7");
    expect(addressBy("1.1.1.1, 198.51.100.7", "10.0.0.0/8, loopback", "203.0.113.9")).toBe("203.0.113.9");
    expect(addressBy("198.51.100.7", "fd00::/8", "fd00::1")).toBe("198.51.100.7");
  });

  test("an address of version 4 written as 6 is one of version 4", () => {
    expect(addressBy("1.1.1.1", "0", "::ffff:203.0.113.9")).toBe("203.0.113.9");
  });

  test("a socket that is gone leaves no claim behind", () => {
    const { headers } = entering({ headers: { "x-forwarded-for": "1.1.1.1" }, socket: { remoteAddress: undefined } });
    expect(headers["x-forwarded-for"]).toBe("127.0.0.1");
  });

  test("a declaration that is neither hops nor networks does not start the server", () => {
    expect(() => trustedProxies("the one in front")).toThrow("TRUST_PROXY is a number of proxies");
    expect(() => trustedProxies("300")).toThrow("TRUST_PROXY is a number of proxies");
  });
});

test("host and protocol are believed of proxies only", () => {
  const headers = { host: "nakhoda.test", "x-forwarded-host": "evil.test", "x-forwarded-proto": "https" };
  expect(entering({ headers: { ...headers } }).headers).toEqual({
    host: "nakhoda.test",
    "x-forwarded-for": "203.0.113.9",
    "x-request-id": expect.any(String),
  });
  expect(entering({ headers: { ...headers } }, { TRUST_PROXY: "1" }).headers).toMatchObject({
    "x-forwarded-host": "evil.test",
    "x-forwarded-proto": "https",
  });
});

test("a request id is plain, or one of our own", () => {
  const idOf = (id: string) => entering({ headers: { "x-request-id": id } }).headers["x-request-id"];
  expect(idOf("ab-12_3.4:5")).toBe("ab-12_3.4:5");
  for (const bad of ["<script>", "a b", "x".repeat(65), ""]) expect(idOf(bad)).toMatch(/^[0-9a-f-]{36}$/);
});

test("an address that cannot be decoded names nothing", () => {
  expect(entering({ url: "/career/%E0%A4%A?joi=1" }).url).toBe("/career/~E0~A4~A?joi=1");
  expect(entering({ url: "/validation?t=%" }).url).toBe("/validation");
  expect(entering({ url: "/career/1?q=%C3%A9" }).url).toBe("/career/1?q=%C3%A9");
});

test("every answer refuses to be framed and to be guessed at, and asks for https where there is https", () => {
  const { answered } = entering({}, { AUTH_URL: "https://crew.example.test" });
  expect({ ...answered }).toEqual({
    "x-content-type-options": "nosniff",
    "content-security-policy": "frame-ancestors 'none'",
    "strict-transport-security": "max-age=31536000; includeSubDomains",
  });
  for (const url of ["/PMSol/v1/P/v", "/api/auth/csrf", "/health/live"])
    expect(entering({ url }).answered["content-security-policy"]).toBe("default-src 'none'; frame-ancestors 'none'");
  expect(entering({}, { AUTH_URL: "http://localhost:3000" }).answered["strict-transport-security"]).toBeUndefined();
});

test("a handler with a policy of its own sends only that", () => {
  const own = "default-src 'none'; sandbox";
  const { answered } = entering({ url: "/PMSol/v1/X", answers: { "Content-Security-Policy": own } });
  expect(answered["content-security-policy"]).toBe(own);
});

test("a page reaches the answer it is part of, and no other", () => {
  const response = new DrainingResponse({ method: "GET" } as IncomingMessage);
  const listener = () => {
    const answer = runtime.answers?.getStore()?.response;
    if (answer) answer.statusCode = 403;
  };
  void frontDoor(listener, {})({ method: "GET", url: "/", headers: {}, socket: {} } as never, response);
  expect(response.statusCode).toBe(403);
  expect(runtime.answers?.getStore()).toBeUndefined();
});
