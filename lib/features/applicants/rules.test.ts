import fc from "fast-check";
import { assessmentStatuses, assessmentTypes, type AssessmentStatus, type AssessmentType } from "@/db/enums/applicants";
import { outcomeOf, publicProgress, type StageStates } from "./rules";

const states = fc
  .dictionary(fc.constantFrom(...assessmentTypes), fc.constantFrom(...assessmentStatuses))
  .map((entries) => entries as Partial<Record<AssessmentType, AssessmentStatus>> as StageStates);

test("the stepper always has seven steps and the first is done", () => {
  fc.assert(
    fc.property(states, (known) => {
      const steps = publicProgress(known);
      expect(steps.length).toBe(7);
      expect(steps[0]).toEqual({ key: "received", progress: "done" });
    }),
  );
});

test("a stopped application has no current step", () => {
  fc.assert(
    fc.property(states, (known) => {
      const steps = publicProgress({ ...known, failed: "Completed" });
      expect(steps.some(({ progress }) => progress === "current")).toBe(false);
    }),
  );
});

test("a new application is at document screening", () => {
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

test("CES and Marlin count as one step that is done when both are passed", () => {
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

test("the outcome names hired, withdrawn and not continued, and nothing before", () => {
  expect(outcomeOf({ screening: "Pending" }, false)).toBe("in-progress");
  expect(outcomeOf({ result: "Completed" }, false)).toBe("accepted");
  expect(outcomeOf({ failed: "Completed" }, false)).toBe("not-continued");
  expect(outcomeOf({ failed: "Completed" }, true)).toBe("withdrawn");
  expect(outcomeOf({ failed: "Pending" }, true)).toBe("in-progress");
});
