import { againstPassing, againstSchedule, changes, countedSince, countedUntil, noShowOn } from "./schedule.rules";

test("allows another check-up after a failed one, not after an open or passed one", () => {
  expect(againstSchedule(undefined)).toBeNull();
  expect(againstSchedule({ result: "Failed" })).toBeNull();
  expect(againstSchedule({ result: null })).toBe("preparation.scheduledAlready");
  expect(againstSchedule({ result: "Passed" })).toBe("preparation.passedAlready");
});

test("refuses a pass with an unfit or unset degree; a failure allows any", () => {
  expect(againstPassing("Passed", "V")).toBe("preparation.mcu.unfit");
  expect(againstPassing("Passed", "unfit")).toBe("preparation.mcu.unfit");
  expect(againstPassing("Passed", "III")).toBeNull();
  for (const unset of [null, "P2"]) expect(againstPassing("Passed", unset)).toBe("preparation.mcu.degreeUnset");
  for (const code of ["V", null]) expect(againstPassing("Failed", code)).toBeNull();
});

test("allows a clinic three days and a training two years", () => {
  expect(noShowOn("2026-12-08")).toBe("2026-12-05");
  expect([countedSince("2026-12-08"), countedUntil("2024-12-08")]).toEqual(["2024-12-08", "2026-12-08"]);
});

test("detects only real differences", () => {
  const before = { place: "Jakarta", letterNumber: "B-1" };
  expect(changes(before, { place: "Jakarta" })).toBe(false);
  expect(changes(before, { place: "Jakarta", letterNumber: "B-2" })).toBe(true);
});
