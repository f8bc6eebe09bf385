import { assertThrough } from "./through.rules";

test("sums of a year end inside it", () => {
  expect(() => assertThrough({ year: 2026, through: "2026-07" })).not.toThrow();
  expect(() => assertThrough({ year: 2026, through: "2025-12" })).toThrow("errors.invalid");
});
