import fc from "fast-check";
import { assessmentStatuses, stages } from "@/db/enums/applicants";
import { canTakeNext, nextActionOf } from "./next-action.rules";
import { openStages } from "./rules";

test.each([
  [{ screening: "Pending" }, "review"],
  [{ screening: "InProgress" }, "await-revision"],
  [{ screening: "Passed", boc: "Pending" }, "send-boc"],
  [{ screening: "Passed", boc: "InProgress" }, "decide-boc"],
  [{ boc: "Passed", ces: "Pending", marlin: "Pending" }, "schedule-tests"],
  [{ boc: "Passed", ces: "InProgress", marlin: "InProgress" }, "record-tests"],
  [{ boc: "Passed", ces: "InProgress", marlin: "Pending" }, "schedule-marlin"],
  [{ boc: "Passed", ces: "InProgress", marlin: "Completed" }, "decide-marlin"],
  [{ boc: "Passed", ces: "Failed", marlin: "Completed" }, "retake-ces"],
  [{ boc: "Passed", ces: "Passed", marlin: "InProgress" }, "record-marlin"],
  [{ interview: "Pending" }, "schedule-interview"],
  [{ interview: "InProgress" }, "record-interview"],
  [{ interview: "Completed" }, "decide-interview"],
  [{ mcu: "Pending" }, "schedule-mcu"],
  [{ mcu: "Failed" }, "retake-mcu"],
  [{ mcu: "Passed", result: "Pending" }, "hire"],
  [{ result: "Completed" }, null],
  [{ boc: "Failed", failed: "Completed" }, null],
] as const)("%j needs %s next", (states, action) => {
  expect(nextActionOf(states)).toBe(action);
});

test("returns that test's action in a list of one test", () => {
  const states = { ces: "Pending", marlin: "InProgress" } as const;
  expect([nextActionOf(states, ["ces"]), nextActionOf(states, ["marlin"])]).toEqual(["schedule-ces", "record-marlin"]);
});

test("returns no next action for ended applications, whatever the stages", () => {
  const status = fc.option(fc.constantFrom(...assessmentStatuses), { nil: undefined });
  fc.assert(
    fc.property(fc.record(Object.fromEntries(stages.map((stage) => [stage, status]))), (states) => {
      const ended = { ...states, failed: "Completed" } as const;
      expect([nextActionOf(ended), canTakeNext(ended, ["applicants:screen", "applicants:hire"])]).toEqual([
        null,
        false,
      ]);
      if (openStages(states).length === 0) expect(nextActionOf(states)).toBeNull();
    }),
  );
});

test("requires the next step's permission; a retake needs another one than a first appointment", () => {
  const schedules = ["applicants:tests-schedule"] as const;
  expect(canTakeNext({ ces: "Pending" }, schedules)).toBe(true);
  expect(canTakeNext({ ces: "Failed" }, schedules)).toBe(false);
  expect(canTakeNext({ ces: "Failed" }, ["applicants:tests-override"])).toBe(true);
  expect(canTakeNext({ screening: "Pending" }, schedules)).toBe(false);
});
