import type { ApiSlot } from "@/db/enums/manning";
import { proposeAddress, seatAddress, slotAddress, type ManningSide } from "./address";

type Person = { slot: ApiSlot | null; crewId: number };
type Planned = Person & { onBoard: string };
type Seat = { vesselCrewId: number; vesselCrews?: readonly Planned[] };

/**
 * Link bars to the person's dialog, and history bars to the seat. A gap opens the propose dialog when no one is
 * planned, else the person it waits for or follows.
 */
export function seatLinks(side: ManningSide, vesselId: number, mayPropose: boolean) {
  const bar = ({ vesselCrewId }: Seat, { slot, crewId }: Person) =>
    slot === null
      ? seatAddress(side, vesselId, vesselCrewId)
      : slotAddress(side, { vesselId, vesselCrewId, slot, crewId });
  const gap = (seat: Seat, { from }: { from: string }) => {
    const { vesselCrewId, vesselCrews = [] } = seat;
    const at = (slot: ApiSlot) => vesselCrews.find((crew) => crew.slot === slot);
    const [next, after] = [at("Next"), at("NextButOne")];
    if (!next)
      return mayPropose ? proposeAddress(vesselId, vesselCrewId, "Next") : seatAddress(side, vesselId, vesselCrewId);
    if (next.onBoard >= from) return bar(seat, next);
    if (after) return bar(seat, after);
    return mayPropose ? proposeAddress(vesselId, vesselCrewId, "NextButOne") : bar(seat, next);
  };
  return { bar, gap };
}
