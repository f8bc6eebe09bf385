import { assertSameOrigin } from "./same-origin";

const { AUTH_URL } = process.env;
afterEach(() => {
  if (AUTH_URL === undefined) delete process.env.AUTH_URL;
  else process.env.AUTH_URL = AUTH_URL;
});

const isLetIn = (headers: Record<string, string>) => {
  try {
    assertSameOrigin(new Request("http://localhost/", { headers: { host: "crew.example", ...headers } }));
    return true;
  } catch {
    return false;
  }
};

test("an origin is of this site by its host, and behind TLS by its scheme too", () => {
  process.env.AUTH_URL = "https://crew.example";
  expect(isLetIn({ origin: "https://crew.example" })).toBe(true);
  expect(isLetIn({ origin: "http://crew.example" })).toBe(false);
  process.env.AUTH_URL = "http://crew.example";
  expect(isLetIn({ origin: "http://crew.example" })).toBe(true);
});

test.each(["https://evil.example", "https://crew.example.evil.example", "null", "nonsense"])(
  "the origin %s is another site",
  (origin) => {
    expect(isLetIn({ origin })).toBe(false);
  },
);

test("who says nothing of where it comes from is a program, and what a person typed comes from nowhere", () => {
  expect(isLetIn({})).toBe(true);
  expect([isLetIn({ "sec-fetch-site": "none" }), isLetIn({ "sec-fetch-site": "same-site" })]).toEqual([true, false]);
});
