import { daysAfterMove, timesAfterMove } from "./plan.rules";

const before = { startDate: "2026-12-01", endDate: "2027-06-01" };
const after = { startDate: "2026-12-08", endDate: "2027-06-08" };
const days = { onBoardDate: "2026-12-01", offBoardDate: "2027-06-01" };

test("days that were the plan's go with it, days that somebody set stay", () => {
  expect(daysAfterMove(days, before, after, false)).toEqual({ onBoardDate: "2026-12-08", offBoardDate: "2027-06-08" });
  expect(daysAfterMove({ ...days, onBoardDate: "2026-12-03" }, before, after, false)).toEqual({
    onBoardDate: "2026-12-03",
    offBoardDate: "2027-06-08",
  });
  expect(daysAfterMove({ ...days, offBoardDate: "2027-05-30" }, before, after, false).offBoardDate).toBe("2027-05-30");
});

test("who is on board joined when they did; only the way off moves", () => {
  expect(daysAfterMove(days, before, after, true)).toEqual({ onBoardDate: "2026-12-01", offBoardDate: "2027-06-08" });
});

test("nobody leaves before they join", () => {
  const set = { onBoardDate: "2026-12-01", offBoardDate: "2026-12-05" };
  expect(daysAfterMove(set, before, after, false)).toEqual({ onBoardDate: "2026-12-08", offBoardDate: "2027-06-08" });
  const late = { onBoardDate: "2027-07-01", offBoardDate: "2027-06-01" };
  expect(daysAfterMove(late, before, after, false)).toEqual({ onBoardDate: "2026-12-08", offBoardDate: "2027-06-08" });
});

test("a time of day counts for the day it was said for", () => {
  const held = { ...days, onBoardTime: "08:30", offBoardTime: "21:15" };
  expect(timesAfterMove(held, days)).toEqual({ onBoardTime: "08:30", offBoardTime: "21:15" });
  expect(timesAfterMove(held, { ...days, onBoardDate: "2026-12-08" })).toEqual({
    onBoardTime: null,
    offBoardTime: "21:15",
  });
});
