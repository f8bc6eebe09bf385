import type { StatusId, Usage } from "@/db/enums/scheduling";
import { advancedBySaving, isHistory, isOnBoardStage } from "../status.rules";

type Schedule = {
  statusId: StatusId;
  cancelledAt: Date | null;
  onBoardDate: string;
  onBoardPortId: number | null;
  offBoardDate: string;
  offBoardPortId: number | null;
};
/** portId: null where no port is settled yet. */
type Call = { usage: Usage; date: string; portId: number | null };

/** Why a schedule does not go with a port call, as a key; null where it does. */
export function againstMove(schedule: Schedule, { usage, date }: Call): string | null {
  if (isHistory(schedule)) return "scheduling.isHistory";
  const isJoining = isOnBoardStage(schedule.statusId);
  if (isJoining !== (usage === "OnBoard"))
    return isJoining ? "scheduling.lockedUntilOnBoard" : "scheduling.lockedOnBoard";
  if (usage === "OnBoard" && date >= schedule.offBoardDate) return "scheduling.portCalls.afterLeaving";
  if (usage === "OffBoard" && date <= schedule.onBoardDate) return "scheduling.portCalls.beforeJoining";
  return null;
}

/** A schedule after the call: day and port of its way, and the state that brings it to. */
export function afterMove(schedule: Schedule, { usage, date, portId }: Call) {
  const days =
    usage === "OnBoard"
      ? {
          onBoardDate: date,
          onBoardPortId: portId,
          offBoardDate: schedule.offBoardDate,
          offBoardPortId: schedule.offBoardPortId,
        }
      : {
          onBoardDate: schedule.onBoardDate,
          onBoardPortId: schedule.onBoardPortId,
          offBoardDate: date,
          offBoardPortId: portId,
        };
  const statusId = advancedBySaving(schedule.statusId, {
    hasOnBoardPort: days.onBoardPortId !== null,
    hasOffBoardPort: days.offBoardPortId !== null,
  });
  return { ...days, statusId };
}

export const isChangedBy = (schedule: Schedule, { usage, date, portId }: Call) =>
  usage === "OnBoard"
    ? schedule.onBoardDate !== date || schedule.onBoardPortId !== portId
    : schedule.offBoardDate !== date || schedule.offBoardPortId !== portId;

/** Whoever was told that everything is settled is told that it moved. */
export const isToldOf = (schedule: Schedule, call: Call) =>
  isChangedBy(schedule, call) && (schedule.statusId === 3 || schedule.statusId === 6);
