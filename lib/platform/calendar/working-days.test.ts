import { holidaysOf, workingDayAfter, workingDaysBetween, workingDaysSince } from "./working-days";

test.each([
  ["the same day", "2026-11-20T02:00:00Z", "2026-11-20T09:00:00Z", 0],
  ["Friday to Monday: one", "2026-11-20T02:00:00Z", "2026-11-23T02:00:00Z", 1],
  ["Friday to Tuesday: two", "2026-11-20T02:00:00Z", "2026-11-24T02:00:00Z", 2],
  ["late on Sunday in UTC is Monday in Jakarta", "2026-11-22T18:00:00Z", "2026-11-24T02:00:00Z", 1],
  ["a week is five", "2026-11-18T02:00:00Z", "2026-11-25T02:00:00Z", 5],
])("%s", (_name, from, to, expected) => {
  expect(workingDaysSince(new Date(from), new Date(to))).toBe(expected);
});

test("holidays are no working days, and a day before the first has none between", () => {
  expect(workingDaysBetween("2026-12-23", "2026-12-28")).toBe(3);
  expect(workingDaysBetween("2026-12-23", "2026-12-28", new Set(["2026-12-25"]))).toBe(2);
  expect(workingDaysBetween("2026-12-28", "2026-12-23")).toBe(0);
});

test("the working day after a day steps over weekends and holidays, those that never move and those the office named", () => {
  expect([0, 1, 2].map((count) => workingDayAfter("2026-11-20", count))).toEqual([
    "2026-11-20",
    "2026-11-23",
    "2026-11-24",
  ]);
  expect(workingDayAfter("2026-11-21", 0)).toBe("2026-11-23");
  const holidays = new Set(holidaysOf({ PUBLIC_HOLIDAYS: "2026-12-24, soon" }, 2026, 2026));
  expect(workingDayAfter("2026-12-24", 0, holidays)).toBe("2026-12-28");
});
