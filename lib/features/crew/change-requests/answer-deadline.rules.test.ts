import { daysToAnswer, daysWaited } from "./answer-deadline.rules";

test("gives the office fourteen days in Jakarta to answer", () => {
  // 23:30 UTC is the next day in Jakarta.
  const asked = new Date("2026-11-05T23:30:00Z");
  expect(daysWaited(asked, "2026-11-20")).toBe(14);
  expect(["2026-11-06", "2026-11-20", "2026-11-21"].map((today) => daysToAnswer(asked, today))).toEqual([14, 0, -1]);
});
