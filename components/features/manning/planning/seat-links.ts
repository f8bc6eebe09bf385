import type { WireSlot } from "@/db/enums/manning";
import { seatAddress, slotAddress, type Side } from "./address";

type Seat = { vesselCrewId: number };
type Person = { slot: WireSlot | null; employeeId: number };

/** Where the chart leads: a bar to the dialog of whoever it is, a gap and a bar of history to the seat. */
export const seatLinks = (side: Side, vesselId: number) => ({
  bar: ({ vesselCrewId }: Seat, { slot, employeeId }: Person) =>
    slot === null
      ? seatAddress(side, vesselId, vesselCrewId)
      : slotAddress(side, { vesselId, vesselCrewId, slot, employeeId }),
  gap: ({ vesselCrewId }: Seat) => seatAddress(side, vesselId, vesselCrewId),
});
