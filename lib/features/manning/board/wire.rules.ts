import { isOpenSlot, wireOfSlot, type Assignment } from "../slots.rules";

type Row = Assignment & { vesselId: number; version: number };

/** An assignment after a check-in, check-out or undo under the documented names; offBoard is the day it happened, else the planned one. D2 §7 */
export const onWire = ({ id, vesselId, seatId, crewId, slot, checkedInOn, checkedOutOn, endDate, version }: Row) => ({
  id,
  assignmentId: id,
  vesselId,
  vesselCrewId: seatId,
  employeeId: crewId,
  slot: isOpenSlot(slot) ? wireOfSlot[slot] : null,
  onBoard: checkedInOn,
  offBoard: checkedOutOn ?? endDate,
  version,
});
