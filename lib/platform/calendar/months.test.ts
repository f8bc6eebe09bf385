import {
  daysIn,
  firstDayOf,
  isMonth,
  lastDayOf,
  monthFrom,
  monthOf,
  monthsFrom,
  monthsLater,
  partsOf,
  yearOf,
} from "./months";

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

test("accepts a month and its first day alike, and keeps the form", () => {
  expect([monthsLater("2026-12-01", 1), monthsLater("2026-12", 1)]).toEqual(["2027-01-01", "2027-01"]);
  expect([firstDayOf("2026-11-23"), monthOf("2026-11-23")]).toEqual(["2026-11-01", "2026-11"]);
  expect([lastDayOf("2028-02-01"), lastDayOf("2028-02"), lastDayOf("2026-12-01")]).toEqual([
    "2028-02-29",
    "2028-02-29",
    "2026-12-31",
  ]);
  expect(monthsFrom("2025-11-01", "2026-02-01")).toBe(3);
});

test("reads a month of a call by its parts", () => {
  expect(monthFrom({ months: 2, year: 2028 })).toBe("2028-02-01");
  expect([partsOf("2028-02-01"), partsOf("2028-02")]).toEqual([
    { months: 2, year: 2028 },
    { months: 2, year: 2028 },
  ]);
});
