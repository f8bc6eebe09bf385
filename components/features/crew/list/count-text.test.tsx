import { countText } from "./count-text";

const spell = (value: number) => value.toLocaleString("en");

test("shows that a capped search has more results", () => {
  expect(countText(1_001, true, spell)).toBe("1,000+");
  expect(countText(1_000, true, spell)).toBe("1,000");
});

test("shows an exact count without a search", () => {
  expect(countText(10_000, false, spell)).toBe("10,000");
});
