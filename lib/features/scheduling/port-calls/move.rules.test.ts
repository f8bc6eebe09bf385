import type { StatusId } from "@/db/enums/scheduling";
import { afterMove, moveBlockedReason, isChangedBy } from "./move.rules";

const schedule = (statusId: StatusId, cancelledAt: Date | null = null) => ({
  statusId,
  cancelledAt,
  onBoardDate: "2026-12-01",
  onBoardTime: "08:30",
  onBoardPortId: null,
  onBoardAgentName: null,
  onBoardAgentPhone: null,
  offBoardDate: "2027-06-01",
  offBoardTime: "21:15",
  offBoardPortId: 5,
  offBoardAgentName: "Samudra Agency",
  offBoardAgentPhone: "+62 31 555 0144",
});
const unnamed = { time: null, agentName: null, agentPhone: null };
const join = { usage: "OnBoard" as const, date: "2026-12-03", portId: 5, ...unnamed };
const leave = { usage: "OffBoard" as const, date: "2027-06-03", portId: 5, ...unnamed };

test("moves schedules on that way, never history", () => {
  expect([1, 2, 3].map((id) => moveBlockedReason(schedule(id as StatusId), join))).toEqual([null, null, null]);
  expect(moveBlockedReason(schedule(4), join)).toBe("scheduling.lockedOnBoard");
  expect(moveBlockedReason(schedule(3), leave)).toBe("scheduling.lockedUntilOnBoard");
  expect(moveBlockedReason(schedule(7), leave)).toBe("scheduling.isHistory");
  expect(moveBlockedReason(schedule(2, new Date()), join)).toBe("scheduling.isHistory");
  expect(moveBlockedReason(schedule(2), { ...join, date: "2027-06-01" })).toBe("scheduling.portCalls.afterLeaving");
  expect(moveBlockedReason(schedule(5), { ...leave, date: "2026-12-01" })).toBe("scheduling.portCalls.beforeJoining");
});

test("advances a schedule by a named port, and skips unchanged ones", () => {
  expect(afterMove(schedule(1), join)).toMatchObject({ statusId: 2, onBoardDate: "2026-12-03", offBoardPortId: 5 });
  expect(afterMove(schedule(4), leave)).toMatchObject({ statusId: 5, offBoardDate: "2027-06-03" });
  for (const id of [1, 2, 3] as const) expect(isChangedBy(schedule(id), join)).toBe(true);
  expect(isChangedBy(schedule(6), { ...leave, date: "2027-06-01" })).toBe(false);
});

test("applies the call's values to everyone; a time stays with date and port, an agent with the port", () => {
  const sameDay = { ...leave, date: "2027-06-01" };
  expect(afterMove(schedule(6), sameDay)).toMatchObject({ offBoardTime: "21:15", offBoardAgentName: "Samudra Agency" });
  expect(afterMove(schedule(6), leave)).toMatchObject({ offBoardTime: null, offBoardAgentName: "Samudra Agency" });
  expect(afterMove(schedule(6), { ...sameDay, portId: 6 })).toMatchObject({
    offBoardTime: null,
    offBoardAgentName: null,
    offBoardAgentPhone: null,
  });
  const named = { ...leave, time: "06:00", agentName: "Bahari", agentPhone: null };
  expect(afterMove(schedule(6), named)).toMatchObject({
    offBoardTime: "06:00",
    offBoardAgentName: "Bahari",
    offBoardAgentPhone: null,
    onBoardTime: "08:30",
  });
  expect(isChangedBy(schedule(6), { ...sameDay, agentName: "Bahari" })).toBe(true);
});
