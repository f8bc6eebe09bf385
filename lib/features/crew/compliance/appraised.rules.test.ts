import { isStillAsked } from "./appraised.rules";

test("a missing report is asked for until the 120th day after leaving, and never again", () => {
  expect(["2026-07-23", "2026-07-22", "2026-11-20"].map((endedOn) => isStillAsked(endedOn, "2026-11-20"))).toEqual([
    ...[true, false, true],
  ]);
});
