import { codesOf } from "../problem.rules";
import {
  isOpenSlot,
  mailOfEffect,
  summaryOf,
  apiSlotOf,
  type Assignment,
  type Effect,
  type Problem,
} from "../slots.rules";

type Row = Assignment & { vesselId: number; version: number };

/** Map an assignment to documented names after a plan change, with the mail that is due. D2 §4 */
export function toResponse(
  { id, vesselId, seatId, crewId, slot, startDate, endDate, version, ...row }: Row,
  effects: readonly Effect[],
  overridden: readonly Problem[],
) {
  const [sendEmailType = null] = effects.map((effect) => mailOfEffect[effect]);
  return {
    id,
    assignmentId: id,
    vesselId,
    vesselCrewId: seatId,
    crewId,
    slot: isOpenSlot(slot) ? apiSlotOf[slot] : null,
    startDate,
    endDate,
    summaryStatus: summaryOf(row),
    version,
    sendEmailType,
    overridden: codesOf(overridden),
  };
}
