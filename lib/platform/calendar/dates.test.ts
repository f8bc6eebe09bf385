import { addDays, addYears, dayOf, formatDate, isDay } from "./dates";

test("a day is a day in Jakarta", () => {
  expect(dayOf(new Date("2026-11-20T16:59:59Z"))).toBe("2026-11-20");
  expect(dayOf(new Date("2026-11-20T17:00:00Z"))).toBe("2026-11-21");
});

test("days and years are added by the calendar", () => {
  expect(addDays("2026-02-28", 1)).toBe("2026-03-01");
  expect(addYears("2024-02-29", -18)).toBe("2006-02-28");
});

test("only dates that exist are days", () => {
  expect(isDay("2024-02-29")).toBe(true);
  for (const wrong of ["2026-02-29", "2026-13-01", "20261120", "2026-1-1", ""]) expect(isDay(wrong)).toBe(false);
  for (const wrong of ["2026-00-10", "2026-04-31", "2026-01-00", "2026-01-32", "0050-01-01", "2026-01-15\n"])
    expect(isDay(wrong)).toBe(false);
  for (let day = "2027-12-20"; day < "2028-03-10"; day = addDays(day, 1)) expect(isDay(day)).toBe(true);
});

test("dates read as written in tables, in both languages", () => {
  expect(formatDate("2026-11-20", "en")).toBe("20 Nov 2026");
  expect(formatDate("2026-09-05", "en")).toBe("5 Sep 2026");
  expect(formatDate("2026-08-05", "id")).toBe("5 Agu 2026");
  expect(formatDate(new Date("2026-11-20T07:05:00Z"), "en", "instant")).toBe("20 Nov 2026 14:05");
});

test("an invalid date raises Invalid date provided", () => {
  expect(() => formatDate("soon", "en")).toThrow("Invalid date provided");
});
