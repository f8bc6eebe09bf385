import { openMonths } from "./open-months.rules";

test("opens months from the next one to lock to the current one", () => {
  expect(openMonths({ first: "2026-09", lockedThrough: null }, "2026-11")).toEqual(["2026-09", "2026-10", "2026-11"]);
  expect(openMonths({ first: "2026-09", lockedThrough: "2026-11" }, "2026-11")).toEqual([]);
  expect(openMonths({ first: "2027-01", lockedThrough: null }, "2026-11")).toEqual([]);
  expect(openMonths({ first: "2020-01", lockedThrough: null }, "2026-11")).toHaveLength(12);
});
