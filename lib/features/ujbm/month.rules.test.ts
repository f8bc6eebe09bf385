import { lastDayOf, monthFrom } from "@/lib/platform/calendar/months";
import { dueMonths, fileNameOf, settledMonths, stateOf, selectableYears } from "./month.rules";

test("names files by upper-case English month and year", () => {
  expect(fileNameOf("UJBM", "2026-09-01")).toBe("UJBM_SEPTEMBER_2026.xlsx");
  expect(fileNameOf("UJBM_CORRECTION", "2027-01-01")).toBe("UJBM_CORRECTION_JANUARY_2027.xlsx");
});

test("stores a month as its first day, with leap years, and offers last to next year", () => {
  expect(monthFrom({ months: 2, year: 2028 })).toBe("2028-02-01");
  expect([lastDayOf("2028-02-01"), lastDayOf("2026-12-01")]).toEqual(["2028-02-29", "2026-12-31"]);
  expect(selectableYears("2026-11-23")).toEqual([2025, 2026, 2027]);
});

test("marks future months as forecast, others as draft until closed", () => {
  const state = (month: string, isClosed = false) => stateOf(month, { today: "2026-11-01", isClosed });
  expect([state("2026-12-01"), state("2026-11-01"), state("2026-10-01"), state("2026-11-01", true)]).toEqual([
    "forecast",
    "draft",
    "draft",
    "closed",
  ]);
});

test("closes from the 5th on, including overdue months", () => {
  const closed = { first: "2026-03-01", last: "2026-09-01" };
  expect(dueMonths("2026-11-04", closed)).toEqual(["2026-10-01"]);
  expect(dueMonths("2026-11-05", closed)).toEqual(["2026-10-01", "2026-11-01"]);
  expect([dueMonths("2026-11-04", null), dueMonths("2026-11-05", null)]).toEqual([[], ["2026-11-01"]]);
  expect(dueMonths("2026-11-30", { ...closed, last: "2026-11-01" })).toEqual([]);
});

test("settles at most twelve earlier closed months", () => {
  expect(settledMonths("2026-11-01", null)).toEqual([]);
  expect(settledMonths("2026-11-01", { first: "2026-09-01", last: "2026-11-01" })).toEqual([
    "2026-09-01",
    "2026-10-01",
  ]);
  expect(settledMonths("2026-12-01", { first: "2026-09-01", last: "2026-10-01" })).toEqual([]);
  const long = settledMonths("2026-11-01", { first: "2020-01-01", last: "2026-10-01" });
  expect([long.length, long[0], long.at(-1)]).toEqual([12, "2025-11-01", "2026-10-01"]);
});
