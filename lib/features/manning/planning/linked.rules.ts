import type { SeatRow, SlotView } from "./schema";

/** Slots a link may point to, in search order when it names none. */
const linkedSlots = ["Next", "NextButOne", "Current"] as const;
type LinkedSlot = (typeof linkedSlots)[number];
type Keys = {
  vcid: number | null;
  emp: number | null;
  vid: number | null;
  joi: number | null;
  ao: LinkedSlot | null;
  approve: boolean;
  reject: boolean;
};
type Linked = {
  person: { row: SeatRow; slot: SlotView & { slot: LinkedSlot } } | null;
  /** Unknown keys, or an answer the user may not give. */
  strange: string[];
};

const isAt = (slot: LinkedSlot, view: SlotView): view is SlotView & { slot: LinkedSlot } => view.slot === slot;

/** Find the person of an approval link on the vessel's seats. @param vesselId of the open page. D2 §2, product 5.8 */
export function linkedOf(rows: readonly SeatRow[], vesselId: number, keys: Keys): Linked {
  const { vcid, emp, vid, joi, ao } = keys;
  const isElsewhere = vid !== null && vid !== vesselId;
  const seats = rows.filter(
    (row) => (vcid === null || row.vesselCrewId === vcid) && (joi === null || row.jobPositionId === joi),
  );
  const wanted = ao === null ? linkedSlots : [ao];
  const found = wanted
    .flatMap((slot) =>
      seats.flatMap((row) => {
        const view = row.slots[slot];
        return view && isAt(slot, view) ? [{ row, slot: view }] : [];
      }),
    )
    .find(({ slot }) => slot.employeeId === emp);
  const given = Object.entries(keys).flatMap(([key, value]) => (value ? [key] : []));
  if (isElsewhere || !found) {
    const right = isElsewhere ? [] : ["vid"];
    return { person: null, strange: [...given.filter((key) => !right.includes(key)), "as"] };
  }
  const mayAnswer = found.slot.mayDecideAsPrincipal;
  return { person: found, strange: mayAnswer ? [] : given.filter((key) => key === "approve" || key === "reject") };
}
