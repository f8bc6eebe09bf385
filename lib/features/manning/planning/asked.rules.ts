import type { WireSlot } from "../slots.rules";
import type { SeatRow, SlotView } from "./schema";

/** Whether this side of manning changes plans, and takes seats away. */
export type SeatRights = { mayWrite: boolean; mayRemoveSeats: boolean };
type Query = (key: string) => string;

/** The keys under which the address names a slot, the first of them honoured. D2 §2, product 5.8 */
const slotKeys = [
  ["n", "Next"],
  ["nbo", "NextButOne"],
  ["c", "Current"],
  ["p", "Previous"],
  ["pp", "PrePrevious"],
] as const satisfies readonly (readonly [string, WireSlot])[];
/** The key that names the slot, n or nbo, whose person is replaced on the seat of vcid. */
export const replaceKey = "replace";
/** Every key that opens something, to be taken out of the address again. */
export const dialogKeys = [...slotKeys.map(([key]) => key), "vcid", "joi", "sid", "del", "delete-position", replaceKey];

export const keyOfSlot = {
  Next: "n",
  NextButOne: "nbo",
  Current: "c",
  Previous: "p",
  PrePrevious: "pp",
} as const satisfies Record<WireSlot, (typeof slotKeys)[number][0]>;

/** What n and nbo hold where nobody stands yet. product 5.8 */
export const nobodyYet = "new";

export type Asked =
  | { kind: "none" }
  | { kind: "broken" }
  | { kind: "slot" | "remove"; row: SeatRow; slot: SlotView }
  | { kind: "propose"; row: SeatRow; slot: "Next" | "NextButOne" }
  | { kind: "replace"; row: SeatRow; slot: SlotView }
  | { kind: "remove-seat"; row: SeatRow };

const broken: Asked = { kind: "broken" };
const slotOfDel: Record<string, WireSlot | undefined> = { n: "Next", nbo: "NextButOne" };

/** The seat of vcid, which the position and the vessel type must match where the address names them; without it the one on which the person stands. */
function seatOf(rows: readonly SeatRow[], query: Query, slot: WireSlot, employeeId: string): SeatRow | undefined {
  const given = query("vcid");
  const fits = (row: SeatRow) =>
    (!query("joi") || String(row.jobPositionId) === query("joi")) &&
    (!query("sid") || String(row.shipId) === query("sid"));
  return rows.find(
    (row) =>
      fits(row) && (given ? String(row.vesselCrewId) === given : String(row.slots[slot]?.employeeId) === employeeId),
  );
}

/** An empty slot of a seat somebody may be proposed for. */
function proposalOn(row: SeatRow | undefined, slot: WireSlot): Asked {
  if (slot === "Next" && row?.mayAddNext) return { kind: "propose", row, slot };
  return slot === "NextButOne" && row?.mayAddNextButOne ? { kind: "propose", row, slot } : broken;
}

/** What the address asks for: somebody on a seat, or a deletion the reader may make. What names nothing, or nothing of theirs, is broken. product 5.8 */
export function askedOf(rows: readonly SeatRow[], query: Query, { mayWrite, mayRemoveSeats }: SeatRights): Asked {
  if (query("delete-position")) {
    const row = rows.find(({ vesselCrewId }) => String(vesselCrewId) === query("delete-position"));
    return row && mayRemoveSeats && row.isDeleteable ? { kind: "remove-seat", row } : broken;
  }
  if (query("del")) {
    const wanted = slotOfDel[query("del")];
    const row = rows.find(({ vesselCrewId }) => String(vesselCrewId) === query("vcid"));
    const slot = wanted && row?.slots[wanted];
    return mayWrite && row && slot?.mayRemove ? { kind: "remove", row, slot } : broken;
  }
  if (query(replaceKey)) {
    const wanted = slotOfDel[query(replaceKey)];
    const row = rows.find(({ vesselCrewId }) => String(vesselCrewId) === query("vcid"));
    const slot = wanted && row?.slots[wanted];
    return mayWrite && row && slot?.mayRemove ? { kind: "replace", row, slot } : broken;
  }
  const named = slotKeys.find(([key]) => query(key));
  if (!named) return dialogKeys.some((key) => query(key)) ? broken : { kind: "none" };
  const [key, wanted] = named;
  if (query(key) === nobodyYet) return mayWrite ? proposalOn(seatOf(rows, query, wanted, ""), wanted) : broken;
  const row = seatOf(rows, query, wanted, query(key));
  const slot = row?.slots[wanted];
  return row && slot && String(slot.employeeId) === query(key) ? { kind: "slot", row, slot } : broken;
}
