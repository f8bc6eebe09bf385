import { isReportStillDue } from "./missing-appraisal.rules";

test("requests a missing report until the 120th day after sign-off", () => {
  expect(["2026-07-23", "2026-07-22", "2026-11-20"].map((endedOn) => isReportStillDue(endedOn, "2026-11-20"))).toEqual([
    ...[true, false, true],
  ]);
});
