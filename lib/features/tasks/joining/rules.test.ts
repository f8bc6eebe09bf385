import { appointmentsOf, documentsOf, stepsOf } from "./rules";

const today = "2026-11-20";

test("lists the steps in order; open ones have a due date before joining", () => {
  const prepared = {
    lastMcu: { id: 1, scheduledOn: "2026-11-25", result: null },
    lastPkl: null,
    medicals: [],
    person: { firstExpiry: "2028-01-01" },
    // What the rule does not read.
  } as unknown as Parameters<typeof stepsOf>[0];
  const items = { certificates: "Completed", mcu: "Scheduled", bjst: "Passed", medical: "-", pkl: "-" } as const;
  expect(
    stepsOf(prepared, items, "2026-12-20", today).map(({ item, isDone, date, by }) => [
      item,
      isDone,
      date,
      by?.day ?? null,
    ]),
  ).toEqual([
    ["certificates", true, "2028-01-01", null],
    ["mcu", false, "2026-11-25", "2026-11-29"],
    ["medical", false, null, "2026-12-06"],
    ["bjst", true, null, null],
    ["pkl", false, null, "2026-12-17"],
  ]);
});

test("where to be comes by day, the ship last where nothing is later", () => {
  const found = appointmentsOf(
    {
      mcus: [{ scheduledOn: "2026-11-25", clinic: "Klinik", clinicLocation: "Merak", letterNumber: "17" }],
      bjsts: [{ startDate: "2026-11-22", endDate: "2026-11-24", place: "Centre", letterNumber: "18" }],
      joining: { day: "2026-12-20", port: null },
    },
    today,
  );
  expect(found.map(({ kind, place, daysLeft }) => [kind, place, daysLeft])).toEqual([
    ["training", "Centre", 2],
    ["check-up", "Klinik, Merak", 5],
    ["joining", null, 30],
  ]);
});

test("a document's edition changes with it, the instruction's with everything it is written from", () => {
  const travel = { id: 4, name: "GA 204", comment: null, fileId: "f", version: 1 };
  const of = (changes: object, version = 2) =>
    documentsOf({
      schedule: { id: 1, version },
      travel: [{ ...travel, ...changes }],
      agreement: { number: "PKL/1", fileId: "0123456789" },
    });
  expect(of({}).map(({ key, edition }) => [key, edition])).toEqual([
    ["instruction", "2-4.1"],
    ["travel-4", "1"],
    ["agreement", "01234567"],
  ]);
  expect(of({ version: 2 }).map(({ edition }) => edition)).toEqual(["2-4.2", "2", "01234567"]);
  expect(of({ fileId: null }).map(({ key }) => key)).toEqual(["instruction", "agreement"]);
  expect(documentsOf({ schedule: null, travel: [], agreement: null })).toEqual([]);
});
