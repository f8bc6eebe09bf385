import fc from "fast-check";
import { monthsLater } from "../month.rules";
import { lockableFrom, lockRefusal, mayUnlock, nextToLock } from "./order.rules";

test("a month can be locked from the first working day after it", () => {
  expect(["2026-10", "2026-07", "2027-04", "2026-12"].map(lockableFrom)).toEqual([
    "2026-11-02",
    "2026-08-03",
    "2027-05-03",
    "2027-01-01",
  ]);
  const periods = { first: "2026-10", lockedThrough: null };
  expect(lockRefusal("2026-10", periods, "2026-11-01")).toBe("notYet");
  expect(lockRefusal("2026-10", periods, "2026-11-02")).toBeUndefined();
});

test("months are locked in order, without gaps, and once", () => {
  const periods = { first: "2026-08", lockedThrough: "2026-09" };
  expect(
    ["2026-08", "2026-09", "2026-10", "2026-11"].map((month) => lockRefusal(month, periods, "2027-06-01")),
  ).toEqual(["locked", "locked", undefined, "notBeforeEarlier"]);
  expect(nextToLock({ first: "2026-08", lockedThrough: null })).toBe("2026-08");
});

test("whatever is locked and unlocked, what is locked has no gap", () => {
  const step = fc.record({ months: fc.integer({ min: 0, max: 6 }), isLock: fc.boolean() });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const locked: string[] = [];
      for (const { months, isLock } of steps) {
        const month = monthsLater("2026-01", months);
        const periods = { first: "2026-01", lockedThrough: locked.at(-1) ?? null };
        if (isLock && !lockRefusal(month, periods, "2030-01-01")) locked.push(month);
        if (!isLock && mayUnlock(month, periods)) locked.pop();
      }
      expect(locked).toEqual(locked.map((_, place) => monthsLater("2026-01", place)));
    }),
  );
});
