import { daysIn, firstDayOf, isMonth, monthsFrom, monthsLater, taxMonthOf, yearOf } from "./month.rules";

test("counts months across years", () => {
  expect([monthsLater("2026-11", 2), monthsLater("2026-01", -1), monthsLater("2026-12", 0)]).toEqual([
    "2027-01",
    "2025-12",
    "2026-12",
  ]);
  expect([
    monthsFrom("2025-11", "2026-02"),
    monthsFrom("2026-02", "2025-11"),
    monthsFrom("2026-02", "2026-02"),
  ]).toEqual([3, -3, 0]);
});

test("returns the days of a month, leap years included", () => {
  expect(["2026-02", "2028-02", "2100-02", "2026-04", "2026-12"].map(daysIn)).toEqual([28, 29, 28, 30, 31]);
  expect([firstDayOf("2026-02"), yearOf("2026-02")]).toEqual(["2026-02-01", 2026]);
  expect(["2026-00", "2026-13", "2026-1", "26-01", "2026-12"].map(isMonth)).toEqual([false, false, false, false, true]);
});

test("taxes a month in the month its pay is paid", () => {
  expect([taxMonthOf("2026-12", "same"), taxMonthOf("2026-12", "next")]).toEqual(["2026-12", "2027-01"]);
});
