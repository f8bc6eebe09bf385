import { daysAfterMove, timesAfterMove } from "./plan-move.rules";

const before = { startDate: "2026-12-01", endDate: "2027-06-01" };
const after = { startDate: "2026-12-08", endDate: "2027-06-08" };
const days = { onBoardDate: "2026-12-01", offBoardDate: "2027-06-01" };

test("moves dates equal to the plan and keeps manual ones", () => {
  expect(daysAfterMove(days, before, after, false)).toEqual({ onBoardDate: "2026-12-08", offBoardDate: "2027-06-08" });
  expect(daysAfterMove({ ...days, onBoardDate: "2026-12-03" }, before, after, false)).toEqual({
    onBoardDate: "2026-12-03",
    offBoardDate: "2027-06-08",
  });
  expect(daysAfterMove({ ...days, offBoardDate: "2027-05-30" }, before, after, false).offBoardDate).toBe("2027-05-30");
});

test("moves only leaving for a seafarer on board", () => {
  expect(daysAfterMove(days, before, after, true)).toEqual({ onBoardDate: "2026-12-01", offBoardDate: "2027-06-08" });
});

test("never lets leaving precede joining", () => {
  const set = { onBoardDate: "2026-12-01", offBoardDate: "2026-12-05" };
  expect(daysAfterMove(set, before, after, false)).toEqual({ onBoardDate: "2026-12-08", offBoardDate: "2027-06-08" });
  const late = { onBoardDate: "2027-07-01", offBoardDate: "2027-06-01" };
  expect(daysAfterMove(late, before, after, false)).toEqual({ onBoardDate: "2026-12-08", offBoardDate: "2027-06-08" });
});

test("keeps a time only with its date", () => {
  const held = { ...days, onBoardTime: "08:30", offBoardTime: "21:15" };
  expect(timesAfterMove(held, days)).toEqual({ onBoardTime: "08:30", offBoardTime: "21:15" });
  expect(timesAfterMove(held, { ...days, onBoardDate: "2026-12-08" })).toEqual({
    onBoardTime: null,
    offBoardTime: "21:15",
  });
});
