import { holidaysAfter, lockableFrom, lockDueOn, lockRefusal, mayUnlock } from "./lock.rules";

const none = new Set<string>();

test("allows a lock from the first working day, due by the third", () => {
  expect([lockableFrom("2026-10", none), lockDueOn("2026-10", none)]).toEqual(["2026-11-02", "2026-11-04"]);
  expect([lockableFrom("2026-09", none), lockDueOn("2026-09", none)]).toEqual(["2026-10-01", "2026-10-05"]);
});

test("skips fixed and configured public holidays", () => {
  const newYear = holidaysAfter("2026-12", {});
  expect([lockableFrom("2026-12", newYear), lockDueOn("2026-12", newYear)]).toEqual(["2027-01-04", "2027-01-06"]);
  const named = holidaysAfter("2026-09", { PUBLIC_HOLIDAYS: "2026-10-01,2026-10-05" });
  expect([lockableFrom("2026-09", named), lockDueOn("2026-09", named)]).toEqual(["2026-10-02", "2026-10-07"]);
});

test("locks months in order without gaps and unlocks from the last backwards", () => {
  const periods = { first: "2026-08", lockedThrough: "2026-09" };
  const on = (today: string, of = periods) => ({ periods: of, today, holidays: none });
  expect(lockRefusal("2026-10", on("2026-11-02"))).toBeUndefined();
  expect(lockRefusal("2026-10", on("2026-11-01"))).toBe("notYet");
  expect(lockRefusal("2026-10", { ...on("2026-11-02"), holidays: new Set(["2026-11-02"]) })).toBe("notYet");
  expect(lockRefusal("2026-11", on("2026-12-01"))).toBe("notBeforeEarlier");
  expect(lockRefusal("2026-09", on("2026-12-01"))).toBe("locked");
  const fresh = { periods: { first: "2026-08", lockedThrough: null }, today: "2026-12-01", holidays: none };
  expect(lockRefusal("2026-07", fresh)).toBe("notBeforeEarlier");
  expect([mayUnlock("2026-09", periods), mayUnlock("2026-08", periods)]).toEqual([true, false]);
});
