import { monthRow, monthsFrom, monthsUntil } from "./rules";

test("months lead up to a day's month, or begin with it, across years", () => {
  expect(monthsUntil("2026-01-31", 3)).toEqual(["2025-11", "2025-12", "2026-01"]);
  expect(monthsFrom("2026-11-30", 3)).toEqual(["2026-11", "2026-12", "2027-01"]);
  expect(monthsUntil("2026-11-23", 24)).toHaveLength(24);
});

test("a month has its name in both languages", () => {
  expect(monthRow("2026-05")).toEqual({ key: "2026-05", title: "May 2026", titleId: "Mei 2026" });
});
