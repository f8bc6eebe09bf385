import type { LockedMonths } from "@/lib/features/accounting-periods/rules";
import { lockRefusal, requestedBillingMonth, dayRangeOf, selectableYears } from "./month.rules";

const today = "2026-11-23";

test("returns the current year and ten before", () => {
  expect(selectableYears(today)).toEqual([2026, 2025, 2024, 2023, 2022, 2021, 2020, 2019, 2018, 2017, 2016]);
});

test("defaults to the current month", () => {
  expect(requestedBillingMonth({}, today)).toBe("2026-11-01");
  expect(requestedBillingMonth({ month: 2 }, today)).toBe("2026-02-01");
  expect(requestedBillingMonth({ month: 2, year: 2025 }, today)).toBe("2025-02-01");
});

test.each([
  ["the first one, once it is over", "2026-07-01", null, true],
  ["the present one", "2026-11-01", null, false],
  ["the next in turn", "2026-10-01", { first: "2026-08-01", last: "2026-09-01" }, true],
  ["one out of turn", "2026-10-01", { first: "2026-08-01", last: "2026-08-01" }, false],
  ["one before the first", "2026-07-01", { first: "2026-08-01", last: "2026-09-01" }, false],
  ["the next in turn before it is over", "2026-11-01", { first: "2026-08-01", last: "2026-10-01" }, false],
])("decides whether a month may be locked: %s", (_what, month, locked, may) => {
  const turn = { today, locked, start: null };
  expect(lockRefusal(month, { ...turn, isVerified: true })).toBe(may ? null : "notNext");
  expect(lockRefusal(month, { ...turn, isVerified: false })).toBe(may ? "ratesNotVerified" : "notNext");
});

test("includes late rows of all earlier months in the first open month only", () => {
  expect(dayRangeOf("2026-10-01", null)).toEqual({ from: "2026-10-01", to: "2026-11-01" });
  expect(dayRangeOf("2026-10-01", { first: "2026-08-01", last: "2026-09-01" })).toEqual({
    from: "2026-08-01",
    to: "2026-11-01",
  });
  expect(dayRangeOf("2026-10-01", { first: "2024-08-01", last: "2026-09-01" }).from).toBe("2024-08-01");
  expect(dayRangeOf("2026-11-01", { first: "2026-08-01", last: "2026-09-01" }).from).toBe("2026-11-01");
});

test("locks the first month first, nothing while it awaits a second person, and nothing before it", () => {
  const refusal = (month: string, start: { month: string; isConfirmed: boolean }, locked: LockedMonths = null) =>
    lockRefusal(month, { today, locked, start, isVerified: true });
  const start = { month: "2026-09-01", isConfirmed: true };
  expect(refusal("2026-09-01", start)).toBeNull();
  expect(refusal("2026-08-01", start)).toBe("beforeStart");
  expect(refusal("2026-10-01", start)).toBe("notNext");
  expect(refusal("2026-10-01", start, { first: "2026-09-01", last: "2026-09-01" })).toBeNull();
  expect(refusal("2026-09-01", { ...start, isConfirmed: false })).toBe("startWaiting");
});

test("includes late rows before a confirmed first month", () => {
  const start = { month: "2026-09-01", isConfirmed: true };
  expect(dayRangeOf("2026-09-01", null, start)).toEqual({ from: "1945-01-01", to: "2026-10-01" });
  expect(dayRangeOf("2026-10-01", { first: "2026-09-01", last: "2026-09-01" }, start).from).toBe("1945-01-01");
  expect(dayRangeOf("2026-08-01", null, start)).toEqual({ from: "2026-08-01", to: "2026-08-01" });
  expect(dayRangeOf("2026-10-01", null, start).from).toBe("2026-10-01");
  expect(dayRangeOf("2026-09-01", null, { ...start, isConfirmed: false }).from).toBe("2026-09-01");
});
