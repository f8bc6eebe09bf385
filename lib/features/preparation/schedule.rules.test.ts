import { againstPassing, againstSchedule, changes, countedSince, countedUntil, noShowOn } from "./schedule.rules";

test("after a failed check-up another is made, after an open or a passed one none", () => {
  expect(againstSchedule(undefined)).toBeNull();
  expect(againstSchedule({ result: "Failed" })).toBeNull();
  expect(againstSchedule({ result: null })).toBe("preparation.scheduledAlready");
  expect(againstSchedule({ result: "Passed" })).toBe("preparation.passedAlready");
});

test("nobody passes with an unfit degree, nor with one nobody has set; one may fail with any", () => {
  expect(againstPassing("Passed", "V")).toBe("preparation.mcu.unfit");
  expect(againstPassing("Passed", "unfit")).toBe("preparation.mcu.unfit");
  expect(againstPassing("Passed", "III")).toBeNull();
  for (const unset of [null, "P2"]) expect(againstPassing("Passed", unset)).toBe("preparation.mcu.degreeUnset");
  for (const code of ["V", null]) expect(againstPassing("Failed", code)).toBeNull();
});

test("a clinic has three days to report, a training counts for two years to the day", () => {
  expect(noShowOn("2026-12-08")).toBe("2026-12-05");
  expect([countedSince("2026-12-08"), countedUntil("2024-12-08")]).toEqual(["2024-12-08", "2026-12-08"]);
});

test("only what differs is a change", () => {
  const before = { place: "Jakarta", letterNumber: "B-1" };
  expect(changes(before, { place: "Jakarta" })).toBe(false);
  expect(changes(before, { place: "Jakarta", letterNumber: "B-2" })).toBe(true);
});
