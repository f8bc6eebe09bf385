import fc from "fast-check";
import { certificateStatuses } from "@/db/enums/crew";
import { statusOfCounts } from "@/lib/platform/list/counted-status";
import { pklStatuses } from "./agreement-status.rules";
import {
  itemStatuses,
  nextStep,
  openItems,
  personStatus,
  statusOfItem,
  trainingOf,
  vesselStatusRule,
  type Items,
  type Training,
} from "./readiness.rules";

const ready: Items = { certificates: "Completed", mcu: "Passed", bjst: "Passed", medical: "FIT", pkl: "Signed" };
const items = fc.record<Items>({
  certificates: fc.option(fc.constantFrom(...certificateStatuses)),
  mcu: fc.option(fc.constantFrom(...itemStatuses)),
  bjst: fc.option(fc.constantFrom(...itemStatuses)),
  medical: fc.option(fc.constantFrom("-", "FIT", "UNFIT", "Fit With Restriction", "Expired")),
  pkl: fc.option(fc.constantFrom(...pklStatuses)),
});
const training = (changes: Partial<Training> = {}): Training => ({
  id: 1,
  typeId: 7,
  result: "Passed",
  startDate: "2026-10-01",
  endDate: "2026-10-02",
  isOwn: true,
  ...changes,
});
const joining = "2026-12-01";
const statusOf = (...known: Training[]) => trainingOf(known, joining).status;

test("returns scheduled until there is a result", () => {
  expect(statusOfItem(null)).toBe("-");
  expect(statusOfItem({ result: null })).toBe("Scheduled");
  expect(statusOfItem({ result: "Failed" })).toBe("Failed");
});

test("counts a training for twenty-four months, the last day included, for any preparation", () => {
  expect(statusOf()).toBe("-");
  expect(statusOf(training({ endDate: "2024-12-01", isOwn: false }))).toBe("Passed");
  expect(statusOf(training({ endDate: "2024-11-30", isOwn: false }))).toBe("-");
});

test("counts a pass of the same type only", () => {
  const scheduled = training({ id: 9, result: null, endDate: "2026-11-29" });
  const earlier = { id: 2, endDate: "2025-06-01", isOwn: false };
  expect(statusOf(scheduled)).toBe("Scheduled");
  expect(statusOf(scheduled, training(earlier))).toBe("Passed");
  expect(trainingOf([scheduled, training({ ...earlier, typeId: 8 })], joining)).toEqual({
    training: scheduled,
    status: "Scheduled",
  });
  expect(statusOf(training({ id: 9 }), training({ id: 8, result: "Failed" }))).toBe("Passed");
  expect(statusOf(training({ id: 9, typeId: 8, result: "Failed" }), training({ id: 8, result: null }))).toBe("Failed");
});

test("returns the first missing item with its lead time as next step", () => {
  expect(nextStep(ready, "2026-12-31", "2026-11-23")).toBeNull();
  expect(nextStep({ ...ready, mcu: "Failed", pkl: "-" }, "2026-12-31", "2026-11-23")).toEqual({
    item: "mcu",
    doer: "service",
    by: "2026-12-10",
    daysLeft: 17,
  });
  expect(nextStep({ ...ready, pkl: "Pending Sign" }, "2026-11-25", "2026-11-23")).toMatchObject({
    item: "pkl",
    by: "2026-11-22",
    daysLeft: -1,
  });
});

test("treats a restriction as fit, an expired medical as missing, and a hidden item as not missing", () => {
  expect(openItems({ ...ready, medical: "Fit With Restriction" })).toEqual([]);
  expect(openItems({ ...ready, medical: "Expired", certificates: "Need Renewal" })).toEqual([
    "certificates",
    "medical",
  ]);
  expect(openItems({ ...ready, mcu: null, medical: null })).toEqual([]);
});

test.each([
  [{ joiners: 0, open: 0 }, "Not Planned"],
  [{ joiners: 3, open: 1 }, "Not Completed"],
  [{ joiners: 3, open: 0 }, "Completed"],
])("returns for a vessel with %o: %s", (counts, expected) =>
  expect(statusOfCounts(vesselStatusRule, counts)).toBe(expected),
);

test("returns no next step exactly when complete", () => {
  fc.assert(
    fc.property(items, (one) =>
      expect(nextStep(one, "2026-12-31", "2026-11-23") === null).toBe(personStatus(one) === "Completed"),
    ),
  );
});
