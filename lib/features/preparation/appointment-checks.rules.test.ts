import {
  passBlockedReason,
  scheduleBlockedReason,
  hasChanges,
  validTrainingsEndFrom,
  trainingValidUntil,
  noShowOn,
} from "./appointment-checks.rules";

test("allows another check-up after a failed one, not after an open or passed one", () => {
  expect(scheduleBlockedReason(undefined)).toBeNull();
  expect(scheduleBlockedReason({ result: "Failed" })).toBeNull();
  expect(scheduleBlockedReason({ result: null })).toBe("preparation.scheduledAlready");
  expect(scheduleBlockedReason({ result: "Passed" })).toBe("preparation.passedAlready");
});

test("refuses a pass with an unfit or unset degree; a failure allows any", () => {
  expect(passBlockedReason("Passed", "V")).toBe("preparation.mcu.unfit");
  expect(passBlockedReason("Passed", "unfit")).toBe("preparation.mcu.unfit");
  expect(passBlockedReason("Passed", "III")).toBeNull();
  for (const unset of [null, "P2"]) expect(passBlockedReason("Passed", unset)).toBe("preparation.mcu.degreeUnset");
  for (const code of ["V", null]) expect(passBlockedReason("Failed", code)).toBeNull();
});

test("allows a clinic three days and a training two years", () => {
  expect(noShowOn("2026-12-08")).toBe("2026-12-05");
  expect([validTrainingsEndFrom("2026-12-08"), trainingValidUntil("2024-12-08")]).toEqual(["2024-12-08", "2026-12-08"]);
});

test("detects only real differences", () => {
  const before = { place: "Jakarta", letterNumber: "B-1" };
  expect(hasChanges(before, { place: "Jakarta" })).toBe(false);
  expect(hasChanges(before, { place: "Jakarta", letterNumber: "B-2" })).toBe(true);
});
