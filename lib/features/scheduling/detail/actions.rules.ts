import type { StatusId } from "@/db/enums/scheduling";
import { can, grantOfActor, type Actor } from "@/lib/access/actor";
import { isHistory } from "../status.rules";
import type { scheduleActions } from "./schema";

type State = { statusId: StatusId; cancelledAt: Date | null };
type Action = (typeof scheduleActions)[number];

/** Return the actions the user may take on a schedule now. product 5.6, 5.11 */
export function actionsFor(actor: Actor, schedule: State): Action[] {
  const { statusId } = schedule;
  if (isHistory(schedule)) return [];
  const mayBoard = can(actor, "scheduling:check-in-out");
  const confirms = mayBoard && grantOfActor(actor, "scheduling:check-in-out") !== "Q";
  const allowed: Record<Action, boolean> = {
    save: can(actor, "scheduling:write"),
    accommodation: can(actor, "scheduling:accommodation") && statusId !== 4,
    "appraisal-documents": can(actor, "scheduling:appraisal-documents") && (statusId === 5 || statusId === 6),
    "check-in": confirms && statusId === 3,
    "check-out": confirms && statusId === 6,
    "undo-check-in": can(actor, "scheduling:undo-check-in") && statusId > 3,
    "propose-time": mayBoard && !confirms,
    "send-mail": can(actor, "scheduling:write") && (statusId === 3 || statusId === 6),
  };
  return (Object.keys(allowed) as Action[]).filter((action) => allowed[action]);
}

/** Return the message key for why check-in or check-out is unavailable; null when available. product 5.6 */
export function boardingBlockedReason(
  moment: "check-in" | "check-out",
  { statusId, cancelledAt }: State,
): string | null {
  if (cancelledAt !== null) return "scheduling.boarding.cancelled";
  const ready = moment === "check-in" ? 3 : 6;
  if (statusId === ready) return null;
  if (moment === "check-in") return statusId > 3 ? "scheduling.boarding.isOnBoard" : "scheduling.boarding.notReady";
  if (statusId === 7) return "scheduling.boarding.hasLeft";
  return statusId < 4 ? "scheduling.boarding.notOnBoard" : "scheduling.boarding.notReadyToLeave";
}
