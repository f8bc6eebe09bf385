import fc from "fast-check";
import { assessmentStatuses, assessmentTypes, type AssessmentStatus, type AssessmentType } from "@/db/enums/applicants";
import { outcomeOf, publicProgress, type StageStates } from "./rules";

const states = fc
  .dictionary(fc.constantFrom(...assessmentTypes), fc.constantFrom(...assessmentStatuses))
  .map((entries) => entries as Partial<Record<AssessmentType, AssessmentStatus>> as StageStates);

test("returns seven steps with the first done", () => {
  fc.assert(
    fc.property(states, (knownNames) => {
      const steps = publicProgress(knownNames);
      expect(steps.length).toBe(7);
      expect(steps[0]).toEqual({ key: "received", progress: "done" });
    }),
  );
});

test("returns no current step for an ended application", () => {
  fc.assert(
    fc.property(states, (knownNames) => {
      const steps = publicProgress({ ...knownNames, failed: "Completed" });
      expect(steps.some(({ progress }) => progress === "current")).toBe(false);
    }),
  );
});

test("starts a new application at document screening", () => {
  expect(publicProgress({ screening: "Pending" }).map(({ progress }) => progress)).toEqual([
    "done",
    "current",
    "waiting",
    "waiting",
    "waiting",
    "waiting",
    "waiting",
  ]);
});

test("completes the tests step when CES and Marlin are passed", () => {
  const tests = (ces: AssessmentStatus, marlin: AssessmentStatus) =>
    publicProgress({ screening: "Passed", boc: "Passed", ces, marlin })[3]?.progress;
  expect(tests("Passed", "InProgress")).toBe("current");
  expect(tests("Passed", "Passed")).toBe("done");
  expect(tests("Failed", "Passed")).toBe("current");
  expect(
    publicProgress({ screening: "Passed", boc: "Passed", ces: "Failed", marlin: "Passed", failed: "Completed" })[3]
      ?.progress,
  ).toBe("stopped");
});

test("returns hired, withdrawn or not continued, and nothing before the end", () => {
  expect(outcomeOf({ screening: "Pending" }, false)).toBe("in-progress");
  expect(outcomeOf({ result: "Completed" }, false)).toBe("accepted");
  expect(outcomeOf({ failed: "Completed" }, false)).toBe("not-continued");
  expect(outcomeOf({ failed: "Completed" }, true)).toBe("withdrawn");
  expect(outcomeOf({ failed: "Pending" }, true)).toBe("in-progress");
});
