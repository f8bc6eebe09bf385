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
type LinkTarget = {
  person: { row: SeatRow; slot: SlotView & { slot: LinkedSlot } } | null;
  /** Unknown keys, or an answer the user may not give. */
  unknownKeys: string[];
};

const isAt = (slot: LinkedSlot, view: SlotView): view is SlotView & { slot: LinkedSlot } => view.slot === slot;

/** Find the person of an approval link on the vessel's seats. @param vesselId of the open page. D2 §2, product 5.8 */
export function linkTargetOf(rows: readonly SeatRow[], vesselId: number, keys: Keys): LinkTarget {
  const { vcid, emp, vid, joi, ao } = keys;
  const isElsewhere = vid !== null && vid !== vesselId;
  const seats = rows.filter(
    (row) => (vcid === null || row.vesselCrewId === vcid) && (joi === null || row.jobPositionId === joi),
  );
  const slots = ao === null ? linkedSlots : [ao];
  const match = slots
    .flatMap((slot) =>
      seats.flatMap((row) => {
        const view = row.slots[slot];
        return view && isAt(slot, view) ? [{ row, slot: view }] : [];
      }),
    )
    .find(({ slot }) => slot.crewId === emp);
  const givenKeys = Object.entries(keys).flatMap(([key, value]) => (value ? [key] : []));
  if (isElsewhere || !match) {
    const validKeys = isElsewhere ? [] : ["vid"];
    return { person: null, unknownKeys: [...givenKeys.filter((key) => !validKeys.includes(key)), "as"] };
  }
  const mayAnswer = match.slot.mayDecideAsPrincipal;
  return {
    person: match,
    unknownKeys: mayAnswer ? [] : givenKeys.filter((key) => key === "approve" || key === "reject"),
  };
}
