import fc from "fast-check";
import { certificateStatuses } from "@/db/enums/crew";
import { pklStatuses } from "./agreement-status.rules";
import {
  itemStatuses,
  nextStep,
  openItems,
  personStatus,
  statusOfItem,
  trainingOf,
  vesselStatus,
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

test("an item is scheduled until it has a result, and nothing before it is", () => {
  expect(statusOfItem(null)).toBe("-");
  expect(statusOfItem({ result: null })).toBe("Scheduled");
  expect(statusOfItem({ result: "Failed" })).toBe("Failed");
});

test("a training counts for twenty-four months, its last day included, whoever it was begun for", () => {
  expect(statusOf()).toBe("-");
  expect(statusOf(training({ endDate: "2024-12-01", isOwn: false }))).toBe("Passed");
  expect(statusOf(training({ endDate: "2024-11-30", isOwn: false }))).toBe("-");
});

test("one of the same type satisfies what was scheduled or failed, one of another does not", () => {
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

test("the next step is the first thing missing, by its own number of days before joining", () => {
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

test("a restriction is fit, a medical that ended is not, and what one may not know of is not missing", () => {
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
])("a vessel with %o is %s", (counts, expected) => expect(vesselStatus(counts)).toBe(expected));

test("nobody is completed with a next step, nor without one otherwise", () => {
  fc.assert(
    fc.property(items, (one) =>
      expect(nextStep(one, "2026-12-31", "2026-11-23") === null).toBe(personStatus(one) === "Completed"),
    ),
  );
});
