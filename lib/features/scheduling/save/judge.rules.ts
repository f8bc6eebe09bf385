import type { StatusId } from "@/db/enums/scheduling";
import { messageOf, type FieldError } from "@/lib/platform/errors";
import { advancedBySaving, chosenStep, isOnBoardStage, isSoft, type Guard } from "../status.rules";
import { wayFields, wireOf, type Ways } from "../way.rules";

const fieldsOf = (way: "onBoard" | "offBoard") => wayFields.filter((name) => name.startsWith(way));

type Changed = { [Name in keyof Ways]?: Ways[Name] | undefined };
const kept = <Value>(given: Value | undefined, held: Value): Value => (given === undefined ? held : given);

/** Return both ways after a save. Omitted values stay; time and agent may be cleared, date and port may not. */
export const daysAfter = (held: Ways, given: Changed): Ways => ({
  onBoardDate: given.onBoardDate ?? held.onBoardDate,
  onBoardTime: kept(given.onBoardTime, held.onBoardTime),
  onBoardPortId: given.onBoardPortId ?? held.onBoardPortId,
  onBoardAgentName: kept(given.onBoardAgentName, held.onBoardAgentName),
  onBoardAgentPhone: kept(given.onBoardAgentPhone, held.onBoardAgentPhone),
  offBoardDate: given.offBoardDate ?? held.offBoardDate,
  offBoardTime: kept(given.offBoardTime, held.offBoardTime),
  offBoardPortId: given.offBoardPortId ?? held.offBoardPortId,
  offBoardAgentName: kept(given.offBoardAgentName, held.offBoardAgentName),
  offBoardAgentPhone: kept(given.offBoardAgentPhone, held.offBoardAgentPhone),
});

/**
 * Check the dates: leaving is locked until on board, joining afterwards, and leaving must follow joining. Document 3
 * §4
 */
export function daysProblems(statusId: StatusId, held: Ways, after: Ways): FieldError[] {
  const locked = fieldsOf(isOnBoardStage(statusId) ? "offBoard" : "onBoard");
  const wrong = locked.filter((name) => held[name] !== after[name]);
  if (wrong.length > 0)
    return wrong.map((name) => ({
      path: wireOf[name],
      message: isOnBoardStage(statusId) ? "scheduling.lockedUntilOnBoard" : "scheduling.lockedOnBoard",
    }));
  if (after.offBoardDate > after.onBoardDate) return [];
  const path = isOnBoardStage(statusId) ? wireOf.onBoardDate : wireOf.offBoardDate;
  const day = isOnBoardStage(statusId) ? after.offBoardDate : after.onBoardDate;
  return [{ path, message: messageOf("scheduling.leavesBeforeJoining", { day }) }];
}

export type Move =
  | { ok: true; statusId: StatusId; step: ReturnType<typeof chosenStep> }
  | { ok: false; messageKey: string };

/** Return the status after a save: automatic progress plus the chosen step. product 5.6 */
export function moveOf(
  statusId: StatusId,
  after: Pick<Ways, "onBoardPortId" | "offBoardPortId">,
  wanted: number | undefined,
): Move {
  const advanced = advancedBySaving(statusId, {
    hasOnBoardPort: after.onBoardPortId !== null,
    hasOffBoardPort: after.offBoardPortId !== null,
  });
  if (wanted === undefined || wanted === advanced || wanted === statusId)
    return { ok: true, statusId: advanced, step: undefined };
  if (statusId === 1 && advanced === 1) return { ok: false, messageKey: "scheduling.guards.port-missing" };
  if (statusId === 4) return { ok: false, messageKey: "scheduling.statusLocked" };
  const step = chosenStep(advanced, wanted as StatusId);
  return step ? { ok: true, statusId: wanted as StatusId, step } : { ok: false, messageKey: "scheduling.noSuchStep" };
}

type Accepted = { acceptedCodes: readonly string[]; reason: string | null };
/** Return the guards that still block a step, without the soft ones accepted with a reason. */
export const standing = (open: readonly Guard[], { acceptedCodes, reason }: Accepted): Guard[] =>
  open.filter((guard) => !(isSoft(guard) && reason !== null && acceptedCodes.includes(guard)));

/** Return guards as error fields: "soft/preparation-open" with a message each. */
export const guardFields = (open: readonly Guard[]): FieldError[] =>
  open.map((guard) => ({ path: `${isSoft(guard) ? "soft" : "hard"}/${guard}`, message: `scheduling.guards.${guard}` }));
