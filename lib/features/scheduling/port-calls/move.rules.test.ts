import type { StatusId } from "@/db/enums/scheduling";
import { afterMove, againstMove, isChangedBy, isToldOf } from "./move.rules";

const schedule = (statusId: StatusId, cancelledAt: Date | null = null) => ({
  statusId,
  cancelledAt,
  onBoardDate: "2026-12-01",
  onBoardPortId: null,
  offBoardDate: "2027-06-01",
  offBoardPortId: 5,
});
const join = { usage: "OnBoard" as const, date: "2026-12-03", portId: 5 };
const leave = { usage: "OffBoard" as const, date: "2027-06-03", portId: 5 };

test("a call moves who is on that way, and nobody whose schedule is history", () => {
  expect([1, 2, 3].map((id) => againstMove(schedule(id as StatusId), join))).toEqual([null, null, null]);
  expect(againstMove(schedule(4), join)).toBe("scheduling.lockedOnBoard");
  expect(againstMove(schedule(3), leave)).toBe("scheduling.lockedUntilOnBoard");
  expect(againstMove(schedule(7), leave)).toBe("scheduling.isHistory");
  expect(againstMove(schedule(2, new Date()), join)).toBe("scheduling.isHistory");
  expect(againstMove(schedule(2), { ...join, date: "2027-06-01" })).toBe("scheduling.portCalls.afterLeaving");
  expect(againstMove(schedule(5), { ...leave, date: "2026-12-01" })).toBe("scheduling.portCalls.beforeJoining");
});

test("a port named by a call brings a schedule on, and only who was told that all is settled is told anew", () => {
  expect(afterMove(schedule(1), join)).toMatchObject({ statusId: 2, onBoardDate: "2026-12-03", offBoardPortId: 5 });
  expect(afterMove(schedule(4), leave)).toMatchObject({ statusId: 5, offBoardDate: "2027-06-03" });
  expect(isToldOf(schedule(2), join)).toBe(false);
  expect(isToldOf(schedule(3), join)).toBe(true);
  expect(isChangedBy(schedule(6), { ...leave, date: "2027-06-01" })).toBe(false);
});
