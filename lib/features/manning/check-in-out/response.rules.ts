import { isOpenSlot, apiSlotOf, type Assignment } from "../slots.rules";

type Row = Assignment & { vesselId: number; version: number };

/**
 * Map an assignment to documented names after a check-in, check-out or undo. offBoard is the actual day, else the
 * planned one. D2 §7
 */
export const toResponse = ({
  id,
  vesselId,
  seatId,
  crewId,
  slot,
  checkedInOn,
  checkedOutOn,
  endDate,
  version,
}: Row) => ({
  id,
  assignmentId: id,
  vesselId,
  vesselCrewId: seatId,
  crewId,
  slot: isOpenSlot(slot) ? apiSlotOf[slot] : null,
  onBoard: checkedInOn,
  offBoard: checkedOutOn ?? endDate,
  version,
});
