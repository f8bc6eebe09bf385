import { lockableFrom, lockDueOn, lockRefusal, mayUnlock } from "./lock.rules";

test("a month may be locked from its first working day on and should be by the third", () => {
  expect([lockableFrom("2026-10"), lockDueOn("2026-10")]).toEqual(["2026-11-02", "2026-11-04"]);
  expect([lockableFrom("2026-09"), lockDueOn("2026-09")]).toEqual(["2026-10-01", "2026-10-05"]);
  expect(lockableFrom("2026-12")).toBe("2027-01-01");
});

test("months are locked in order without gaps and unlocked from the last backwards", () => {
  const periods = { first: "2026-08", lockedThrough: "2026-09" };
  expect(lockRefusal("2026-10", periods, "2026-11-02")).toBeUndefined();
  expect(lockRefusal("2026-10", periods, "2026-11-01")).toBe("notYet");
  expect(lockRefusal("2026-11", periods, "2026-12-01")).toBe("notBeforeEarlier");
  expect(lockRefusal("2026-09", periods, "2026-12-01")).toBe("locked");
  expect(lockRefusal("2026-07", { first: "2026-08", lockedThrough: null }, "2026-12-01")).toBe("notBeforeEarlier");
  expect([mayUnlock("2026-09", periods), mayUnlock("2026-08", periods)]).toEqual([true, false]);
});
