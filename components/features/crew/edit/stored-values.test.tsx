import { displayValue } from "./stored-values";

test("formats a stored value as the page shows it: options by name, dates in the reader's language", () => {
  expect(displayValue("2026-08-01", "en")).toBe("1 Aug 2026");
  expect(displayValue("2026-08-01", "id")).toBe("1 Agu 2026");
  expect(displayValue("3", "en", [{ value: 3, label: "Buddha" }])).toBe("Buddha");
  expect([displayValue("+628777", "en"), displayValue("", "en")]).toEqual(["+628777", ""]);
});
