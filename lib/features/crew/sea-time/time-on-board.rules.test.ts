import { daysToMaxTimeOnBoard } from "./time-on-board.rules";

test("counts eleven calendar months from the day of boarding", () => {
  expect([0, 333, 334, 335].map((days) => daysToMaxTimeOnBoard("2026-01-10", days))).toEqual([334, 1, 0, -1]);
});
