import type { SeatHolder } from "./queries";
import { holdersBySeat, reasonCounts } from "./seats-with-holders.rules";
import { seatHolder } from "@/db/testing/records/seat-holder";

test("returns each seat once with its holder, empty seats included", () => {
  const rows: SeatHolder[] = [
    seatHolder({ seatId: 2, position: "Master" }, { id: 1, slot: "current" }, "Ayu"),
    seatHolder({ seatId: 2, position: "Master" }, { id: 2, slot: "next", checkedInOn: null }, null),
    seatHolder({ seatId: 1, position: "Cook" }),
  ];
  const seats = holdersBySeat(rows);
  expect(seats.map(({ seatId, position }) => [seatId, position.name])).toEqual([
    [2, "Master"],
    [1, "Cook"],
  ]);
  expect(seats.map(({ current, next }) => [current?.id ?? null, next?.id ?? null])).toEqual([
    [1, 2],
    [null, null],
  ]);
  const [master] = seats;
  expect([master?.current && master.nameOf(master.current), master?.next && master.nameOf(master.next)]).toEqual([
    "Ayu",
    null,
  ]);
});

test("counts seats by reason in order", () => {
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
