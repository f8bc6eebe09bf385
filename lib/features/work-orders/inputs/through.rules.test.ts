import { assertThrough } from "./through.rules";

test("refuses sums that end outside the year", () => {
  expect(() => assertThrough({ year: 2026, through: "2026-07" })).not.toThrow();
  expect(() => assertThrough({ year: 2026, through: "2025-12" })).toThrow("errors.invalid");
});
