import { addDays } from "@/lib/platform/calendar/dates";
import { later, type Period } from "@/lib/platform/calendar/period";
import { defaultHandoverDays } from "../assignment-dates.rules";

/** How many days ahead effects on other seats are considered. */
export const effectDays = 120;

/**
 * Another assignment of the person, on board or planned and not rejected. reliefs: periods when others hold or are
 * planned for that seat.
 */
export type Stay = Period & {
  seatId: number;
  vesselId: number;
  vessel: string;
  position: string;
  positionNameId: string;
  onBoard: boolean;
  mates: readonly Period[];
};
/**
 * An assignment that conflicts with the choice. since: when its seat loses the person; isUncovered: no one else is
 * there then, and it is soon.
 */
export type Effect = Omit<Stay, "mates" | "onBoard"> & { since: string; isUncovered: boolean };
type Wanted = Period & { today: string };

/** Whether an assignment conflicts: on board beyond a handover, or a plan that shares any day. */
const collides = ({ onBoard, from, to }: Stay, wanted: Wanted) =>
  onBoard ? to > addDays(wanted.from, defaultHandoverDays) : from < wanted.to && to > wanted.from;

/** Return since when the seat lacks the person: their early leave, or their planned start after the last relief. */
function missedSince({ onBoard, from, mates }: Stay, wanted: Wanted): string {
  if (onBoard) return wanted.from;
  return mates.filter((mate) => mate.from < from).reduce((last, mate) => later(last, mate.to), from);
}

/** Return the effect on another assignment's seat, or null without a conflict. */
export function effectOf(stay: Stay, wanted: Wanted): Effect | null {
  if (!collides(stay, wanted)) return null;
  const { mates, onBoard: _onBoard, ...place } = stay;
  const since = missedSince(stay, wanted);
  const isCovered = mates.some(({ from, to }) => from <= addDays(since, defaultHandoverDays) && to > since);
  return { ...place, since, isUncovered: !isCovered && since <= addDays(wanted.today, effectDays) };
}

/** List the effects of choosing a person, uncovered seats first. */
export const effectsOf = (stays: readonly Stay[], wanted: Wanted): Effect[] =>
  stays
    .flatMap((stay) => effectOf(stay, wanted) ?? [])
    .sort(
      (one, other) =>
        Number(other.isUncovered) - Number(one.isUncovered) ||
        one.since.localeCompare(other.since) ||
        one.seatId - other.seatId,
    );
