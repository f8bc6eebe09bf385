import { isPageViewToken, pageViewToken } from "./signed-page-view.rules";

beforeAll(() => (process.env.AUTH_SECRET = "a secret of this test"));

const now = new Date("2026-11-20T02:00:00Z");
const viewed = { linkId: 1, itemId: 2, version: 3, shown: "abc" };
const hoursLater = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

test("accepts a token for its own view only, for twelve hours", () => {
  const value = pageViewToken(viewed, now);
  expect(isPageViewToken(value, viewed, hoursLater(11))).toBe(true);
  for (const other of [{ linkId: 9 }, { itemId: 9 }, { version: 9 }, { shown: "abd" }])
    expect(isPageViewToken(value, { ...viewed, ...other }, now)).toBe(false);
  expect(isPageViewToken(value, viewed, hoursLater(13))).toBe(false);
});

test("refuses forged tokens", () => {
  const value = pageViewToken(viewed, now);
  for (const made of ["", ".", "abc", `${value}x`, `zzz.${value.split(".")[1]}`, "%00"])
    expect(isPageViewToken(made, viewed, now)).toBe(false);
});
