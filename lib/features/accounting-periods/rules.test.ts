import { isLastLocked, isMonthLocked, nextToLock, periodsOf } from "./rules";

const periods = periodsOf({ first: "2026-08-01", last: "2026-09-01" });

test("locks the month after the last locked one, or the division's first", () => {
  expect(nextToLock({ first: "2026-09", lockedThrough: null })).toBe("2026-09");
  expect(nextToLock({ first: "2026-09", lockedThrough: "2026-12" })).toBe("2027-01");
  expect(nextToLock(periodsOf(null))).toBeNull();
  expect(nextToLock(periodsOf(null, "2026-08-01"))).toBe("2026-08-01");
  expect(nextToLock(periods)).toBe("2026-10-01");
});

test("tells locked months from those before the first and after the last", () => {
  const months = ["2026-07-01", "2026-08-01", "2026-09-01", "2026-10-01"];
  expect(months.map((month) => isMonthLocked(month, periods))).toEqual([false, true, true, false]);
  expect(isMonthLocked("2026-08-01", periodsOf(null, "2026-08-01"))).toBe(false);
});

test("unlocks only the last month", () => {
  expect([isLastLocked("2026-09-01", periods), isLastLocked("2026-08-01", periods)]).toEqual([true, false]);
  expect(isLastLocked("2026-08-01", periodsOf(null))).toBe(false);
});
