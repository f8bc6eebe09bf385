import { payrollPeriod } from "@/lib/features/accounting-periods/declarations.rules";
import { holidaysAfter, lockDueOn } from "./lock.rules";

const none = new Set<string>();

test("allows a lock from the first working day, due by the third", () => {
  expect([payrollPeriod.opensOn("2026-10", none), lockDueOn("2026-10", none)]).toEqual(["2026-11-02", "2026-11-04"]);
  expect([payrollPeriod.opensOn("2026-09", none), lockDueOn("2026-09", none)]).toEqual(["2026-10-01", "2026-10-05"]);
});

test("skips fixed and configured public holidays", () => {
  const newYear = holidaysAfter("2026-12", {});
  expect([payrollPeriod.opensOn("2026-12", newYear), lockDueOn("2026-12", newYear)]).toEqual([
    "2027-01-04",
    "2027-01-06",
  ]);
  const named = holidaysAfter("2026-09", { PUBLIC_HOLIDAYS: "2026-10-01,2026-10-05" });
  expect([payrollPeriod.opensOn("2026-09", named), lockDueOn("2026-09", named)]).toEqual(["2026-10-02", "2026-10-07"]);
});
