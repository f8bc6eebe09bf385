import type { StatusId } from "@/db/enums/scheduling";
import { messageOf, type FieldError } from "@/lib/platform/errors";
import { advancedBySaving, chosenStep, isOnBoardStage, isSoft, type Guard } from "../status.rules";
import { legFields, apiFieldNames, type TravelLegs } from "../travel-leg.rules";

const fieldsOf = (way: "onBoard" | "offBoard") => legFields.filter((name) => name.startsWith(way));

type Changed = { [Name in keyof TravelLegs]?: TravelLegs[Name] | undefined };
const valueOr = <Value>(entered: Value | undefined, stored: Value): Value => (entered === undefined ? stored : entered);

/** Return both ways after a save. Omitted values stay; time and agent may be cleared, date and port may not. */
export const travelAfterSave = (stored: TravelLegs, entered: Changed): TravelLegs => ({
  onBoardDate: entered.onBoardDate ?? stored.onBoardDate,
  onBoardTime: valueOr(entered.onBoardTime, stored.onBoardTime),
  onBoardPortId: entered.onBoardPortId ?? stored.onBoardPortId,
  onBoardAgentName: valueOr(entered.onBoardAgentName, stored.onBoardAgentName),
  onBoardAgentPhone: valueOr(entered.onBoardAgentPhone, stored.onBoardAgentPhone),
  offBoardDate: entered.offBoardDate ?? stored.offBoardDate,
  offBoardTime: valueOr(entered.offBoardTime, stored.offBoardTime),
  offBoardPortId: entered.offBoardPortId ?? stored.offBoardPortId,
  offBoardAgentName: valueOr(entered.offBoardAgentName, stored.offBoardAgentName),
  offBoardAgentPhone: valueOr(entered.offBoardAgentPhone, stored.offBoardAgentPhone),
});

/**
 * Check the dates: leaving is locked until on board, joining afterwards, and leaving must follow joining. Document 3
 * §4
 */
export function daysProblems(statusId: StatusId, stored: TravelLegs, after: TravelLegs): FieldError[] {
  const locked = fieldsOf(isOnBoardStage(statusId) ? "offBoard" : "onBoard");
  const lockedChanges = locked.filter((name) => stored[name] !== after[name]);
  if (lockedChanges.length > 0)
    return lockedChanges.map((name) => ({
      path: apiFieldNames[name],
      message: isOnBoardStage(statusId) ? "scheduling.lockedUntilOnBoard" : "scheduling.lockedOnBoard",
    }));
  if (after.offBoardDate > after.onBoardDate) return [];
  const path = isOnBoardStage(statusId) ? apiFieldNames.onBoardDate : apiFieldNames.offBoardDate;
  const day = isOnBoardStage(statusId) ? after.offBoardDate : after.onBoardDate;
  return [{ path, message: messageOf("scheduling.leavesBeforeJoining", { day }) }];
}

export type StatusMove =
  | { ok: true; statusId: StatusId; step: ReturnType<typeof chosenStep> }
  | { ok: false; messageKey: string };

/** Return the status after a save: automatic progress plus the chosen step. product 5.6 */
export function statusMoveOf(
  statusId: StatusId,
  after: Pick<TravelLegs, "onBoardPortId" | "offBoardPortId">,
  requestedStatusId: number | undefined,
): StatusMove {
  const advanced = advancedBySaving(statusId, {
    hasOnBoardPort: after.onBoardPortId !== null,
    hasOffBoardPort: after.offBoardPortId !== null,
  });
  if (requestedStatusId === undefined || requestedStatusId === advanced || requestedStatusId === statusId)
    return { ok: true, statusId: advanced, step: undefined };
  if (statusId === 1 && advanced === 1) return { ok: false, messageKey: "scheduling.guards.port-missing" };
  if (statusId === 4) return { ok: false, messageKey: "scheduling.statusLocked" };
  const step = chosenStep(advanced, requestedStatusId as StatusId);
  return step
    ? { ok: true, statusId: requestedStatusId as StatusId, step }
    : { ok: false, messageKey: "scheduling.noSuchStep" };
}

type Accepted = { acceptedCodes: readonly string[]; reason: string | null };
/** Return the guards that still block a step, without the soft ones accepted with a reason. */
export const unresolvedGuards = (open: readonly Guard[], { acceptedCodes, reason }: Accepted): Guard[] =>
  open.filter((guard) => !(isSoft(guard) && reason !== null && acceptedCodes.includes(guard)));

/** Return guards as error fields: "soft/preparation-open" with a message each. */
export const guardFields = (open: readonly Guard[]): FieldError[] =>
  open.map((guard) => ({ path: `${isSoft(guard) ? "soft" : "hard"}/${guard}`, message: `scheduling.guards.${guard}` }));
