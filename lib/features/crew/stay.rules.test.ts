import { daysToLongestStay } from "./stay.rules";

test("counts eleven calendar months from the day of boarding", () => {
  expect([0, 333, 334, 335].map((days) => daysToLongestStay("2026-01-10", days))).toEqual([334, 1, 0, -1]);
});
