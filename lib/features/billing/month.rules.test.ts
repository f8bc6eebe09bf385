import { isLastLocked, lockRefusal, monthAsked, windowOf, yearsOf, type Locked } from "./month.rules";

const today = "2026-11-23";

test("the years to choose from are the present one and ten before", () => {
  expect(yearsOf(today)).toEqual([2026, 2025, 2024, 2023, 2022, 2021, 2020, 2019, 2018, 2017, 2016]);
});

test("what is not said of a month is the present one", () => {
  expect(monthAsked({}, today)).toBe("2026-11-01");
  expect(monthAsked({ month: 2 }, today)).toBe("2026-02-01");
  expect(monthAsked({ month: 2, year: 2025 }, today)).toBe("2025-02-01");
});

test.each([
  ["the first one, once it is over", "2026-07-01", null, true],
  ["the present one", "2026-11-01", null, false],
  ["the next in turn", "2026-10-01", { first: "2026-08-01", last: "2026-09-01" }, true],
  ["one out of turn", "2026-10-01", { first: "2026-08-01", last: "2026-08-01" }, false],
  ["one before the first", "2026-07-01", { first: "2026-08-01", last: "2026-09-01" }, false],
  ["the next in turn before it is over", "2026-11-01", { first: "2026-08-01", last: "2026-10-01" }, false],
])("whether a month may be locked: %s", (_what, month, locked, may) => {
  const turn = { today, locked, start: null };
  expect(lockRefusal(month, { ...turn, isVerified: true })).toBe(may ? null : "notNext");
  expect(lockRefusal(month, { ...turn, isVerified: false })).toBe(may ? "ratesNotVerified" : "notNext");
});

test("months are unlocked from the last backwards", () => {
  const locked = { first: "2026-08-01", last: "2026-09-01" };
  expect(isLastLocked("2026-09-01", locked)).toBe(true);
  expect(isLastLocked("2026-08-01", locked)).toBe(false);
  expect(isLastLocked("2026-08-01", null)).toBe(false);
});

test("the first open month looks back over all locked ones, however long ago; any other has its own days", () => {
  expect(windowOf("2026-10-01", null)).toEqual({ from: "2026-10-01", to: "2026-11-01" });
  expect(windowOf("2026-10-01", { first: "2026-08-01", last: "2026-09-01" })).toEqual({
    from: "2026-08-01",
    to: "2026-11-01",
  });
  expect(windowOf("2026-10-01", { first: "2024-08-01", last: "2026-09-01" }).from).toBe("2024-08-01");
  expect(windowOf("2026-11-01", { first: "2026-08-01", last: "2026-09-01" }).from).toBe("2026-11-01");
});

test("the first month of a division is locked first, nothing while it waits for a second person, and nothing before it ever", () => {
  const refusal = (month: string, start: { month: string; isConfirmed: boolean }, locked: Locked = null) =>
    lockRefusal(month, { today, locked, start, isVerified: true });
  const start = { month: "2026-09-01", isConfirmed: true };
  expect(refusal("2026-09-01", start)).toBeNull();
  expect(refusal("2026-08-01", start)).toBe("beforeStart");
  expect(refusal("2026-10-01", start)).toBe("notNext");
  expect(refusal("2026-10-01", start, { first: "2026-09-01", last: "2026-09-01" })).toBeNull();
  expect(refusal("2026-09-01", { ...start, isConfirmed: false })).toBe("startWaiting");
});

test("where the first month is confirmed, what turns up of earlier months is looked for too", () => {
  const start = { month: "2026-09-01", isConfirmed: true };
  expect(windowOf("2026-09-01", null, start)).toEqual({ from: "1945-01-01", to: "2026-10-01" });
  expect(windowOf("2026-10-01", { first: "2026-09-01", last: "2026-09-01" }, start).from).toBe("1945-01-01");
  expect(windowOf("2026-08-01", null, start)).toEqual({ from: "2026-08-01", to: "2026-08-01" });
  expect(windowOf("2026-10-01", null, start).from).toBe("2026-10-01");
  expect(windowOf("2026-09-01", null, { ...start, isConfirmed: false }).from).toBe("2026-09-01");
});
