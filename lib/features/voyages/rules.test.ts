import { arrivalProblem, isRecordable } from "./rules";

const now = new Date("2026-11-20T02:00:00Z");

test("accepts dates up to one day ahead", () => {
  expect(isRecordable(new Date("2026-11-21T02:00:00Z"), now)).toBe(true);
  expect(isRecordable(new Date("2026-11-21T02:00:01Z"), now)).toBe(false);
  expect(isRecordable(new Date("2016-11-21T02:00:00Z"), now)).toBe(true);
});

test("an expected arrival needs a destination, is after the entry and within a year", () => {
  const entry = { recordedAt: now, destinationPortId: 7 };
  const day = (date: string) => new Date(`${date}T02:00:00Z`);
  expect(arrivalProblem(null, { ...entry, destinationPortId: null })).toBeNull();
  expect(arrivalProblem(day("2026-11-25"), entry)).toBeNull();
  expect(arrivalProblem(day("2026-11-25"), { ...entry, destinationPortId: null })).toBe(
    "voyages.arrivalWithoutDestination",
  );
  expect(arrivalProblem(day("2026-11-19"), entry)).toBe("voyages.arrivalInPast");
  expect(arrivalProblem(day("2027-11-22"), entry)).toBe("voyages.arrivalTooFar");
});
