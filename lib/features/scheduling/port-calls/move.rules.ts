import type { StatusId, Usage } from "@/db/enums/scheduling";
import { advancedBySaving, isHistory, isOnBoardStage } from "../status.rules";
import { wayFields, type Ways } from "../way.rules";

type Schedule = Ways & { statusId: StatusId; cancelledAt: Date | null };
/** portId: null where no port is settled yet; time and agent: null where the call names none. */
export type Call = {
  usage: Usage;
  date: string;
  portId: number | null;
  time: string | null;
  agentName: string | null;
  agentPhone: string | null;
};
type Met = Omit<Call, "usage">;

/** Why a schedule does not go with a port call, as a key; null where it does. */
export function againstMove(schedule: Schedule, { usage, date }: Pick<Call, "usage" | "date">): string | null {
  if (isHistory(schedule)) return "scheduling.isHistory";
  const isJoining = isOnBoardStage(schedule.statusId);
  if (isJoining !== (usage === "OnBoard"))
    return isJoining ? "scheduling.lockedUntilOnBoard" : "scheduling.lockedOnBoard";
  if (usage === "OnBoard" && date >= schedule.offBoardDate) return "scheduling.portCalls.afterLeaving";
  if (usage === "OffBoard" && date <= schedule.onBoardDate) return "scheduling.portCalls.beforeJoining";
  return null;
}

/**
 * One way after a call. What the call names counts for everybody; where it names none, a time stays as long as day and port do, and an agent
 * as long as the port does.
 */
function metAfter(held: Met, { usage: _usage, ...call }: Call): Met {
  const isElsewhere = held.portId !== call.portId;
  const isNamed = call.agentName !== null || call.agentPhone !== null;
  const { agentName, agentPhone } = isNamed || isElsewhere ? call : held;
  const time = call.time ?? (isElsewhere || held.date !== call.date ? null : held.time);
  return { date: call.date, portId: call.portId, time, agentName, agentPhone };
}

/** Both ways after a call: day, time, port and agent of its own, the other as it was. */
function waysAfter(held: Schedule, call: Call): Partial<Ways> {
  if (call.usage === "OnBoard") {
    const { onBoardDate: date, onBoardTime: time, onBoardPortId: portId } = held;
    const met = { date, time, portId, agentName: held.onBoardAgentName, agentPhone: held.onBoardAgentPhone };
    const after = metAfter(met, call);
    return {
      onBoardDate: after.date,
      onBoardTime: after.time,
      onBoardPortId: after.portId,
      onBoardAgentName: after.agentName,
      onBoardAgentPhone: after.agentPhone,
    };
  }
  const { offBoardDate: date, offBoardTime: time, offBoardPortId: portId } = held;
  const met = { date, time, portId, agentName: held.offBoardAgentName, agentPhone: held.offBoardAgentPhone };
  const after = metAfter(met, call);
  return {
    offBoardDate: after.date,
    offBoardTime: after.time,
    offBoardPortId: after.portId,
    offBoardAgentName: after.agentName,
    offBoardAgentPhone: after.agentPhone,
  };
}

/** A schedule after the call, with the state that brings it to. */
export function afterMove(schedule: Schedule, call: Call): Ways & { statusId: StatusId } {
  // Each of the fields, and no other, is a name of it.
  const held = Object.fromEntries(wayFields.map((name) => [name, schedule[name]])) as Ways;
  const after = { ...held, ...waysAfter(schedule, call) };
  const statusId = advancedBySaving(schedule.statusId, {
    hasOnBoardPort: after.onBoardPortId !== null,
    hasOffBoardPort: after.offBoardPortId !== null,
  });
  return { ...after, statusId };
}

/** Whether a call makes anything another. Whoever it moves is told, once, in whatever state they are. */
export function isChangedBy(schedule: Schedule, call: Call): boolean {
  const after = afterMove(schedule, call);
  return wayFields.some((name) => after[name] !== schedule[name]);
}
