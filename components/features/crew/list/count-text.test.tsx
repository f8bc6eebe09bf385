import { countText } from "./count-text";

const spell = (value: number) => value.toLocaleString("en");

test("a search that stopped counting says that there are more", () => {
  expect(countText(1_001, true, spell)).toBe("1,000+");
  expect(countText(1_000, true, spell)).toBe("1,000");
});

test("a count without a search is exact", () => {
  expect(countText(10_000, false, spell)).toBe("10,000");
});
