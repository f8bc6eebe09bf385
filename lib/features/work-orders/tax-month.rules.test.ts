import { taxMonthOf } from "./tax-month.rules";

test("taxes a month in the month its pay is paid", () => {
  expect([taxMonthOf("2026-12", "same"), taxMonthOf("2026-12", "next")]).toEqual(["2026-12", "2027-01"]);
});
