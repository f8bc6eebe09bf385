import { AppError } from "@/lib/platform/errors";
import { assertMayUnlock, billingPeriod, payrollPeriod, ujbmPeriod } from "./declarations.rules";
import { periodsOf } from "./rules";

const refusalOf = (attempt: () => void) => {
  try {
    attempt();
  } catch (error) {
    if (error instanceof AppError) return [error.code, error.messageKey, error.wireCode];
    throw error;
  }
  return null;
};

test("locks months of payroll in order without gaps, from the first working day after the month", () => {
  const periods = { first: "2026-08", lockedThrough: "2026-09" };
  const refusal = (month: string, today: string) => payrollPeriod.refusalOf(month, { ...periods, today });
  expect(refusal("2026-10", "2026-11-02")).toBeNull();
  expect(refusal("2026-10", "2026-11-01")).toBe("notYet");
  const holidays = new Set(["2026-11-02"]);
  expect(payrollPeriod.refusalOf("2026-10", { ...periods, today: "2026-11-02", holidays })).toBe("notYet");
  expect(refusal("2026-11", "2026-12-01")).toBe("notBeforeEarlier");
  expect(refusal("2026-09", "2026-12-01")).toBe("locked");
  const fresh = { first: "2026-08", lockedThrough: null, today: "2026-12-01" };
  expect(payrollPeriod.refusalOf("2026-07", fresh)).toBe("notBeforeEarlier");
});

test("locks months of billing once they are over, starting with any or with the division's first", () => {
  const today = "2026-11-23";
  expect(billingPeriod.refusalOf("2026-07-01", { ...periodsOf(null), today })).toBeNull();
  expect(billingPeriod.refusalOf("2026-11-01", { ...periodsOf(null), today })).toBe("notYet");
  expect(billingPeriod.refusalOf("2026-10-01", { ...periodsOf(null, "2026-09-01"), today })).toBe("notBeforeEarlier");
});

test("closes months of UJBM in order, starting with the current or last one", () => {
  const refusals = (locked: { first: string; last: string } | null) =>
    ["2026-09-01", "2026-10-01", "2026-11-01", "2026-12-01"].map((month) =>
      ujbmPeriod.refusalOf(month, { ...periodsOf(locked), today: "2026-11-03" }),
    );
  expect(refusals(null)).toEqual(["notBeforeEarlier", null, null, "notYet"]);
  expect(refusals({ first: "2026-03-01", last: "2026-09-01" })).toEqual([
    "locked",
    null,
    "notBeforeEarlier",
    "notBeforeEarlier",
  ]);
});

test("refuses with the text and the code of each period", () => {
  const periods = periodsOf({ first: "2026-08-01", last: "2026-09-01" });
  const turn = { ...periods, today: "2026-11-01" };
  const lock = (period: Pick<typeof ujbmPeriod, "assertMayLock">, month: string) =>
    refusalOf(() => period.assertMayLock(month, turn));
  expect(lock(payrollPeriod, "2026-09-01")).toEqual(["conflict", "work-orders.periods.refused.locked", "LOCKED"]);
  expect(lock(payrollPeriod, "2026-10-01")).toEqual(["rule", "work-orders.periods.refused.notYet", "NOT_YET"]);
  expect(lock(billingPeriod, "2026-09-01")).toEqual(["conflict", "billing.periodLocked", "PERIOD_LOCKED"]);
  expect(lock(billingPeriod, "2026-11-01")).toEqual(["rule", "billing.notNext", "rule"]);
  expect(lock(ujbmPeriod, "2026-09-01")).toEqual(["conflict", "ujbm.isClosed", "CLOSED"]);
  expect(lock(ujbmPeriod, "2026-12-01")).toEqual(["rule", "ujbm.notNext", "rule"]);
  expect(refusalOf(() => ujbmPeriod.assertOpen("2026-09-01", periods))).toEqual([
    "conflict",
    "ujbm.isClosed",
    "CLOSED",
  ]);
  expect(refusalOf(() => ujbmPeriod.assertOpen("2026-10-01", periods))).toBeNull();
});

test("unlocks the last locked month only", () => {
  const periods = { ...periodsOf({ first: "2026-08-01", last: "2026-09-01" }), isLocked: true };
  const unlock = (month: string, isLocked = true) =>
    refusalOf(() => assertMayUnlock(billingPeriod, month, { ...periods, isLocked }));
  expect(unlock("2026-09-01")).toBeNull();
  expect(unlock("2026-08-01")).toEqual(["rule", "billing.notLast", "rule"]);
  expect(unlock("2026-10-01", false)).toEqual(["conflict", "billing.notLocked", "NOT_LOCKED"]);
});
