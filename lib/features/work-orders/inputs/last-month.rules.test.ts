import { assertLastMonthInYear } from "./last-month.rules";

test("refuses sums that end outside the year", () => {
  expect(() => assertLastMonthInYear({ year: 2026, through: "2026-07" })).not.toThrow();
  expect(() => assertLastMonthInYear({ year: 2026, through: "2025-12" })).toThrow("errors.invalid");
});
