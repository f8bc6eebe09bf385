import type { WireSlot } from "@/db/enums/manning";
import { proposeAddress, seatAddress, slotAddress, type Side } from "./address";

type Person = { slot: WireSlot | null; employeeId: number };
type Planned = Person & { onBoard: string };
type Seat = { vesselCrewId: number; vesselCrews?: readonly Planned[] };

/**
 * Where the chart leads: a bar to the dialog of whoever it is, a bar of history to the seat. A gap leads to the dialog that fills it
 * where nobody is planned yet, else to whom it waits for or follows.
 */
export function seatLinks(side: Side, vesselId: number, mayPropose: boolean) {
  const bar = ({ vesselCrewId }: Seat, { slot, employeeId }: Person) =>
    slot === null
      ? seatAddress(side, vesselId, vesselCrewId)
      : slotAddress(side, { vesselId, vesselCrewId, slot, employeeId });
  const gap = (seat: Seat, { from }: { from: string }) => {
    const { vesselCrewId, vesselCrews = [] } = seat;
    const at = (slot: WireSlot) => vesselCrews.find((crew) => crew.slot === slot);
    const [next, after] = [at("Next"), at("NextButOne")];
    if (!next)
      return mayPropose ? proposeAddress(vesselId, vesselCrewId, "Next") : seatAddress(side, vesselId, vesselCrewId);
    if (next.onBoard >= from) return bar(seat, next);
    if (after) return bar(seat, after);
    return mayPropose ? proposeAddress(vesselId, vesselCrewId, "NextButOne") : bar(seat, next);
  };
  return { bar, gap };
}
