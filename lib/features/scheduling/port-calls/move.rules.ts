import type { StatusId, Usage } from "@/db/enums/scheduling";
import { advancedBySaving, isHistory, isOnBoardStage } from "../status.rules";
import { legFields, type TravelLegs } from "../travel-leg.rules";

type Schedule = TravelLegs & { statusId: StatusId; cancelledAt: Date | null };
/** portId: null when no port is set. time and agent: null when the call has none. */
export type Call = {
  usage: Usage;
  date: string;
  portId: number | null;
  time: string | null;
  agentName: string | null;
  agentPhone: string | null;
};
type PortMeeting = Omit<Call, "usage">;

/** Return the message key for why a schedule cannot move; null when it can. */
export function moveBlockedReason(schedule: Schedule, { usage, date }: Pick<Call, "usage" | "date">): string | null {
  if (isHistory(schedule)) return "scheduling.isHistory";
  const isJoining = isOnBoardStage(schedule.statusId);
  if (isJoining !== (usage === "OnBoard"))
    return isJoining ? "scheduling.lockedUntilOnBoard" : "scheduling.lockedOnBoard";
  if (usage === "OnBoard" && date >= schedule.offBoardDate) return "scheduling.portCalls.afterLeaving";
  if (usage === "OffBoard" && date <= schedule.onBoardDate) return "scheduling.portCalls.beforeJoining";
  return null;
}

/**
 * Return one way after a move. Values of the call apply to everyone; without them the time stays if date and port
 * stay, and the agent stays if the port stays.
 */
function meetingAfter(stored: PortMeeting, { usage: _usage, ...call }: Call): PortMeeting {
  const isElsewhere = stored.portId !== call.portId;
  const isNamed = call.agentName !== null || call.agentPhone !== null;
  const { agentName, agentPhone } = isNamed || isElsewhere ? call : stored;
  const time = call.time ?? (isElsewhere || stored.date !== call.date ? null : stored.time);
  return { date: call.date, portId: call.portId, time, agentName, agentPhone };
}

/** Return both ways after a move. Only the call's way changes. */
function waysAfter(stored: Schedule, call: Call): Partial<TravelLegs> {
  if (call.usage === "OnBoard") {
    const { onBoardDate: date, onBoardTime: time, onBoardPortId: portId } = stored;
    const meeting = { date, time, portId, agentName: stored.onBoardAgentName, agentPhone: stored.onBoardAgentPhone };
    const after = meetingAfter(meeting, call);
    return {
      onBoardDate: after.date,
      onBoardTime: after.time,
      onBoardPortId: after.portId,
      onBoardAgentName: after.agentName,
      onBoardAgentPhone: after.agentPhone,
    };
  }
  const { offBoardDate: date, offBoardTime: time, offBoardPortId: portId } = stored;
  const meeting = { date, time, portId, agentName: stored.offBoardAgentName, agentPhone: stored.offBoardAgentPhone };
  const after = meetingAfter(meeting, call);
  return {
    offBoardDate: after.date,
    offBoardTime: after.time,
    offBoardPortId: after.portId,
    offBoardAgentName: after.agentName,
    offBoardAgentPhone: after.agentPhone,
  };
}

/** Return a schedule after a move with its new state. */
export function afterMove(schedule: Schedule, call: Call): TravelLegs & { statusId: StatusId } {
  // The names are exactly the way fields.
  const stored = Object.fromEntries(legFields.map((name) => [name, schedule[name]])) as TravelLegs;
  const after = { ...stored, ...waysAfter(schedule, call) };
  const statusId = advancedBySaving(schedule.statusId, {
    hasOnBoardPort: after.onBoardPortId !== null,
    hasOffBoardPort: after.offBoardPortId !== null,
  });
  return { ...after, statusId };
}

/** Return whether a move changes anything. Every changed person is notified once in any state. */
export function isChangedBy(schedule: Schedule, call: Call): boolean {
  const after = afterMove(schedule, call);
  return legFields.some((name) => after[name] !== schedule[name]);
}
