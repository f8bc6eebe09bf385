import fc from "fast-check";
import { addDays } from "@/lib/platform/calendar/dates";
import { countedOnce, daysInOperation, daysWithin, manDays, paidOn, type OnBoardAssignment } from "./man-days.rules";

const first = "2026-03-01";
const anAssignment = fc
  .record({
    crewId: fc.integer({ min: 1, max: 4 }),
    vesselId: fc.integer({ min: 1, max: 3 }),
    seatId: fc.integer({ min: 1, max: 5 }),
    start: fc.integer({ min: -30, max: 90 }),
    length: fc.option(fc.integer({ min: 0, max: 60 })),
  })
  .map(({ start, length, ...of }) => ({
    ...of,
    from: addDays(first, start),
    to: length === null ? null : addDays(first, start + length),
  }));
const someAssignments = fc
  .array(anAssignment, { maxLength: 14 })
  .map((stays): OnBoardAssignment[] => stays.map((stay, index) => ({ ...stay, assignmentId: index + 1 })));

const covers = ({ from, to }: { from: string; to: string | null }, day: string) => from <= day && (to ?? day) >= day;
const assignmentOf = (values: Partial<OnBoardAssignment>): OnBoardAssignment => ({
  assignmentId: 1,
  crewId: 1,
  vesselId: 1,
  seatId: 1,
  from: first,
  to: null,
  ...values,
});

test("sums the same man-days over any split of a period", () => {
  fc.assert(
    fc.property(someAssignments, fc.nat(40), fc.nat(40), (stays, one, other) => {
      const [middle, end] = [addDays(first, one), addDays(first, one + other + 1)];
      const counted = countedOnce(stays);
      expect(
        manDays(counted, { from: first, to: middle }) + manDays(counted, { from: addDays(middle, 1), to: end }),
      ).toBe(manDays(counted, { from: first, to: end }));
    }),
  );
});

test("counts each person once a day, over any assignments and vessels", () => {
  fc.assert(
    fc.property(someAssignments, fc.integer({ min: -35, max: 150 }), (stays, days) => {
      const day = addDays(first, days);
      const people = new Set(stays.filter((one) => covers(one, day)).map(({ crewId }) => crewId));
      expect(manDays(countedOnce(stays), { from: day, to: day })).toBe(people.size);
    }),
  );
});

test("counts both end days, and a change day on the vessel left", () => {
  const [left, joined] = [
    assignmentOf({ from: "2026-03-05", to: "2026-03-14" }),
    assignmentOf({ assignmentId: 2, vesselId: 2, from: "2026-03-14", to: "2026-03-20" }),
  ];
  const month = { from: first, to: "2026-03-31" };
  expect(countedOnce([joined, left]).map((one) => [one.vesselId, daysWithin(one, month)])).toEqual([
    [1, 10],
    [2, 6],
  ]);
});

test("counts the same days in any order", () => {
  fc.assert(
    fc.property(someAssignments, (stays) => {
      expect(countedOnce(stays.toReversed())).toEqual(countedOnce(stays));
    }),
  );
});

test("pays one of two people on a seat, the longer, and a person on two seats once", () => {
  const handover = [
    assignmentOf({ to: "2026-03-03" }),
    assignmentOf({ assignmentId: 2, crewId: 2, from: "2026-02-27" }),
  ];
  expect(paidOn(countedOnce(handover), first).map(({ crewId }) => crewId)).toEqual([2]);
  const moved = [assignmentOf({ from: "2026-02-01", to: first }), assignmentOf({ assignmentId: 2, seatId: 2 })];
  expect(paidOn(countedOnce(moved), first).map(({ seatId }) => seatId)).toEqual([1]);
});

test.each([
  [null, null, 31],
  ["2026-03-10", null, 22],
  ["2026-03-31", null, 1],
  ["2026-04-01", null, 0],
  [null, "2026-03-01", 1],
  [null, "2026-02-28", 0],
  ["2026-03-10", "2026-03-12", 3],
])(
  "counts a vessel delivered %s and scrapped %s in operation for %i days of March",
  (deliveryDate, scrappedOn, days) => {
    expect(daysInOperation({ deliveryDate, scrappedOn }, { from: first, to: "2026-03-31" })).toBe(days);
  },
);
