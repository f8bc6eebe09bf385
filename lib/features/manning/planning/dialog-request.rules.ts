import type { ApiSlot } from "../slots.rules";
import type { SeatRow, SlotView } from "./schema";

/** Whether this side of manning changes plans and removes seats. */
type SeatRights = { mayWrite: boolean; mayRemoveSeats: boolean };
type Query = (key: string) => string;

/** Search parameters that name a slot; the first one present counts. D2 §2, product 5.8 */
const slotKeys = [
  ["n", "Next"],
  ["nbo", "NextButOne"],
  ["c", "Current"],
  ["p", "Previous"],
  ["pp", "PrePrevious"],
] as const satisfies readonly (readonly [string, ApiSlot])[];
/** Search parameter that names the slot (n or nbo) to replace on the seat of vcid. */
export const replaceKey = "replace";
/** All search parameters that open a dialog, removed when it closes. */
export const dialogKeys = [...slotKeys.map(([key]) => key), "vcid", "joi", "sid", "del", "delete-position", replaceKey];

export const keyOfSlot = {
  Next: "n",
  NextButOne: "nbo",
  Current: "c",
  Previous: "p",
  PrePrevious: "pp",
} as const satisfies Record<ApiSlot, (typeof slotKeys)[number][0]>;

/** Value of n and nbo for an empty slot. product 5.8 */
export const emptySlotValue = "new";

export type DialogRequest =
  | { kind: "none" }
  | { kind: "broken" }
  | { kind: "slot" | "remove"; row: SeatRow; slot: SlotView }
  | { kind: "propose"; row: SeatRow; slot: "Next" | "NextButOne" }
  | { kind: "replace"; row: SeatRow; slot: SlotView }
  | { kind: "remove-seat"; row: SeatRow };

const brokenRequest: DialogRequest = { kind: "broken" };
const slotOfDel: Record<string, ApiSlot | undefined> = { n: "Next", nbo: "NextButOne" };

/** Find the seat of vcid, matching position and vessel type where given; else the person's seat. */
function seatOf(rows: readonly SeatRow[], query: Query, slot: ApiSlot, crewId: string): SeatRow | undefined {
  const seatId = query("vcid");
  const fits = (row: SeatRow) =>
    (!query("joi") || String(row.jobPositionId) === query("joi")) &&
    (!query("sid") || String(row.vesselTypeId) === query("sid"));
  return rows.find(
    (row) => fits(row) && (seatId ? String(row.vesselCrewId) === seatId : String(row.slots[slot]?.crewId) === crewId),
  );
}

/** Return the propose dialog of an empty slot. */
function proposalOn(row: SeatRow | undefined, slot: ApiSlot): DialogRequest {
  if (slot === "Next" && row?.mayAddNext) return { kind: "propose", row, slot };
  return slot === "NextButOne" && row?.mayAddNextButOne ? { kind: "propose", row, slot } : brokenRequest;
}

/**
 * Return the dialog the address requests: a person, a proposal or a permitted deletion. Invalid or forbidden requests
 * are broken. product 5.8
 */
export function dialogRequestOf(
  rows: readonly SeatRow[],
  query: Query,
  { mayWrite, mayRemoveSeats }: SeatRights,
): DialogRequest {
  if (query("delete-position")) {
    const row = rows.find(({ vesselCrewId }) => String(vesselCrewId) === query("delete-position"));
    return row && mayRemoveSeats && row.isDeleteable ? { kind: "remove-seat", row } : brokenRequest;
  }
  if (query("del")) {
    const slotName = slotOfDel[query("del")];
    const row = rows.find(({ vesselCrewId }) => String(vesselCrewId) === query("vcid"));
    const slot = slotName && row?.slots[slotName];
    return mayWrite && row && slot?.mayRemove ? { kind: "remove", row, slot } : brokenRequest;
  }
  if (query(replaceKey)) {
    const slotName = slotOfDel[query(replaceKey)];
    const row = rows.find(({ vesselCrewId }) => String(vesselCrewId) === query("vcid"));
    const slot = slotName && row?.slots[slotName];
    return mayWrite && row && slot?.mayRemove ? { kind: "replace", row, slot } : brokenRequest;
  }
  const named = slotKeys.find(([key]) => query(key));
  if (!named) return dialogKeys.some((key) => query(key)) ? brokenRequest : { kind: "none" };
  const [key, slotName] = named;
  if (query(key) === emptySlotValue)
    return mayWrite ? proposalOn(seatOf(rows, query, slotName, ""), slotName) : brokenRequest;
  const row = seatOf(rows, query, slotName, query(key));
  const slot = row?.slots[slotName];
  return row && slot && String(slot.crewId) === query(key) ? { kind: "slot", row, slot } : brokenRequest;
}
