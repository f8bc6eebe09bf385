import type { StatusId } from "@/db/enums/scheduling";
import { messageOf, type FieldError } from "@/lib/platform/errors";
import { advancedBySaving, chosenStep, isOnBoardStage, isSoft, type Guard } from "../status.rules";

export type Days = {
  onBoardDate: string;
  onBoardPortId: number | null;
  offBoardDate: string;
  offBoardPortId: number | null;
};
const wireOf = {
  onBoardDate: "scheduledOnBoardDate",
  onBoardPortId: "onboardLocationPortId",
  offBoardDate: "scheduledOffBoardDate",
  offBoardPortId: "offboardLocationPortId",
} as const satisfies Record<keyof Days, string>;
type Field = keyof Days;
const joiningFields: readonly Field[] = ["onBoardDate", "onBoardPortId"];
const leavingFields: readonly Field[] = ["offBoardDate", "offBoardPortId"];

type Changed = { [Name in Field]?: Days[Name] | undefined };

/** The days and ports after a save: what was left out stays. */
export const daysAfter = (held: Days, given: Changed): Days => ({
  onBoardDate: given.onBoardDate ?? held.onBoardDate,
  onBoardPortId: given.onBoardPortId ?? held.onBoardPortId,
  offBoardDate: given.offBoardDate ?? held.offBoardDate,
  offBoardPortId: given.offBoardPortId ?? held.offBoardPortId,
});

/** What of a form is locked now: the way off until somebody is on board, the way on from then on; and whether they would leave before they join. Document 3 §4 */
export function daysProblems(statusId: StatusId, held: Days, after: Days): FieldError[] {
  const locked = isOnBoardStage(statusId) ? leavingFields : joiningFields;
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
  { ok: true; statusId: StatusId; step: ReturnType<typeof chosenStep> } | { ok: false; messageKey: string };

/** Where a save brings a schedule: on by itself, and by the step that was chosen. product 5.6 */
export function moveOf(statusId: StatusId, after: Days, wanted: number | undefined): Move {
  const advanced = advancedBySaving(statusId, {
    hasOnBoardPort: after.onBoardPortId !== null,
    hasOffBoardPort: after.offBoardPortId !== null,
  });
  if (wanted === undefined || wanted === advanced || wanted === statusId)
    return { ok: true, statusId: advanced, step: undefined };
  if (statusId === 4) return { ok: false, messageKey: "scheduling.statusLocked" };
  const step = chosenStep(advanced, wanted as StatusId);
  return step ? { ok: true, statusId: wanted as StatusId, step } : { ok: false, messageKey: "scheduling.noSuchStep" };
}

type Accepted = { acceptedCodes: readonly string[]; reason: string | null };
/** The guards that still stand against a step, once those a reason lifts are accepted with one. */
export const standing = (open: readonly Guard[], { acceptedCodes, reason }: Accepted): Guard[] =>
  open.filter((guard) => !(isSoft(guard) && reason !== null && acceptedCodes.includes(guard)));

/** Guards as the fields of a refusal: "soft/preparation-open" with a text each. */
export const guardFields = (open: readonly Guard[]): FieldError[] =>
  open.map((guard) => ({ path: `${isSoft(guard) ? "soft" : "hard"}/${guard}`, message: `scheduling.guards.${guard}` }));
