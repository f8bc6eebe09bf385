import { addDays } from "@/lib/platform/calendar/dates";
import { later, type Period } from "@/lib/platform/calendar/period";
import { defaultHandoverDays } from "../assignment-dates.rules";

/** How far ahead a choice is followed through the fleet. */
export const effectDays = 120;

/** What somebody is busy with on another seat: on board, or planned and not rejected. mates: when others hold that seat or are planned for it. */
export type Stay = Period & {
  seatId: number;
  vesselId: number;
  vessel: string;
  position: string;
  positionNameId: string;
  onBoard: boolean;
  mates: readonly Period[];
};
/** A stay the choice collides with. since: from when its seat would be without them; isUncovered: nobody else is there then, and it is soon. */
export type Effect = Omit<Stay, "mates" | "onBoard"> & { since: string; isUncovered: boolean };
type Wanted = Period & { today: string };

/** Who is on board may leave within a handover; a plan collides by any day. */
const collides = ({ onBoard, from, to }: Stay, wanted: Wanted) =>
  onBoard ? to > addDays(wanted.from, defaultHandoverDays) : from < wanted.to && to > wanted.from;

/** Who leaves early is missed from that day on; who was planned from the day they would have come, or the one before them leaves. */
function missedSince({ onBoard, from, mates }: Stay, wanted: Wanted): string {
  if (onBoard) return wanted.from;
  return mates.filter((mate) => mate.from < from).reduce((last, mate) => later(last, mate.to), from);
}

/** What it does to the seat of a stay when its person goes to another seat for a period; null when they can do both. */
export function effectOf(stay: Stay, wanted: Wanted): Effect | null {
  if (!collides(stay, wanted)) return null;
  const { mates, onBoard: _onBoard, ...place } = stay;
  const since = missedSince(stay, wanted);
  const isCovered = mates.some(({ from, to }) => from <= addDays(since, defaultHandoverDays) && to > since);
  return { ...place, since, isUncovered: !isCovered && since <= addDays(wanted.today, effectDays) };
}

/** What choosing somebody does elsewhere, the seats left without anybody first. */
export const effectsOf = (stays: readonly Stay[], wanted: Wanted): Effect[] =>
  stays
    .flatMap((stay) => effectOf(stay, wanted) ?? [])
    .sort(
      (one, other) =>
        Number(other.isUncovered) - Number(one.isUncovered) ||
        one.since.localeCompare(other.since) ||
        one.seatId - other.seatId,
    );
