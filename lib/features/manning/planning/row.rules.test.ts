import type { Assignment } from "../slots.rules";
import { reasonCounts, statesOf } from "./row.rules";

const held = (fields: Partial<Assignment>): Assignment => ({
  id: 1,
  seatId: 1,
  crewId: 9,
  slot: "current",
  startDate: "2026-06-01",
  endDate: "2026-12-01",
  originalEndDate: null,
  durationMonths: 6,
  principalStatus: "NotRequired",
  employeeStatus: "Confirmed",
  checkedInOn: "2026-06-01",
  checkedOutOn: null,
  handoverSince: null,
  ...fields,
});

test("each seat of the vessel stands once, with whoever holds it; empty seats too, seats of others not", () => {
  const master = held({ id: 1, seatId: 1 });
  const relief = held({ id: 2, seatId: 1, slot: "next", checkedInOn: null });
  const states = statesOf(
    [
      { vesselId: 7, seatId: 1, tour: master },
      { vesselId: 7, seatId: 1, tour: relief },
      { vesselId: 7, seatId: 2, tour: null },
      { vesselId: 8, seatId: 3, tour: held({ id: 3, seatId: 3 }) },
    ],
    7,
  );
  expect(states.map(({ seatId }) => seatId)).toEqual([1, 2]);
  expect(states.map(({ slots }) => [slots.current?.id ?? null, slots.next?.id ?? null])).toEqual([
    [1, 2],
    [null, null],
  ]);
});

test("seats are counted by reason, in the order in which the reasons come", () => {
  const reasons = (["leaves-soon", "next-pending", "leaves-soon"] as const).map((reason, seatId) => ({
    seatId,
    reason,
  }));
  expect(reasonCounts(reasons)).toEqual([
    { reason: "leaves-soon", count: 2 },
    { reason: "next-pending", count: 1 },
  ]);
  expect(reasonCounts([])).toEqual([]);
});
