import { againstSchedule, contradicts } from "./schedule.rules";

test("after a failed check-up another is made, after an open or a passed one none", () => {
  expect(againstSchedule(undefined)).toBeNull();
  expect(againstSchedule({ result: "Failed" })).toBeNull();
  expect(againstSchedule({ result: null })).toBe("preparation.scheduledAlready");
  expect(againstSchedule({ result: "Passed" })).toBe("preparation.passedAlready");
});

test("nobody passes with an unfit degree; one may fail with any", () => {
  expect(contradicts("Passed", "V")).toBe(true);
  expect(contradicts("Passed", "II")).toBe(false);
  expect(contradicts("Passed", null)).toBe(false);
  expect(contradicts("Failed", "V")).toBe(false);
});
