import { cappedCountText } from "./capped-count-text";

const spell = (value: number) => value.toLocaleString("en");

test("shows that a capped search has more results", () => {
  expect(cappedCountText(1_001, true, spell)).toBe("1,000+");
  expect(cappedCountText(1_000, true, spell)).toBe("1,000");
});

test("shows an exact count without a search", () => {
  expect(cappedCountText(10_000, false, spell)).toBe("10,000");
});
