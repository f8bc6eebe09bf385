import { addDays } from "@/lib/platform/calendar/dates";
import { later, type Period } from "@/lib/platform/calendar/period";
import { defaultHandoverDays } from "../assignment-dates.rules";

/** How many days ahead effects on other seats are considered. */
export const effectDays = 120;

/**
 * Another assignment of the person, on board or planned and not rejected. reliefs: periods when others hold or are
 * planned for that seat.
 */
export type OtherAssignment = Period & {
  seatId: number;
  vesselId: number;
  vessel: string;
  position: string;
  positionNameId: string;
  onBoard: boolean;
  reliefs: readonly Period[];
};
/**
 * An assignment that conflicts with the choice. since: when its seat loses the person; isUncovered: no one else is
 * there then, and it is soon.
 */
export type Effect = Omit<OtherAssignment, "reliefs" | "onBoard"> & { since: string; isUncovered: boolean };
type PlannedPeriod = Period & { today: string };

/** Whether an assignment conflicts: on board beyond a handover, or a plan that shares any day. */
const conflicts = ({ onBoard, from, to }: OtherAssignment, planned: PlannedPeriod) =>
  onBoard ? to > addDays(planned.from, defaultHandoverDays) : from < planned.to && to > planned.from;

/** Return since when the seat lacks the person: their early leave, or their planned start after the last relief. */
function uncoveredSince({ onBoard, from, reliefs }: OtherAssignment, planned: PlannedPeriod): string {
  if (onBoard) return planned.from;
  return reliefs.filter((relief) => relief.from < from).reduce((last, relief) => later(last, relief.to), from);
}

/** Return the effect on another assignment's seat, or null without a conflict. */
export function effectOf(otherAssignment: OtherAssignment, planned: PlannedPeriod): Effect | null {
  if (!conflicts(otherAssignment, planned)) return null;
  const { reliefs, onBoard: _onBoard, ...seat } = otherAssignment;
  const since = uncoveredSince(otherAssignment, planned);
  const isCovered = reliefs.some(({ from, to }) => from <= addDays(since, defaultHandoverDays) && to > since);
  return { ...seat, since, isUncovered: !isCovered && since <= addDays(planned.today, effectDays) };
}

/** List the effects of choosing a person, uncovered seats first. */
export const effectsOf = (otherAssignments: readonly OtherAssignment[], planned: PlannedPeriod): Effect[] =>
  otherAssignments
    .flatMap((otherAssignment) => effectOf(otherAssignment, planned) ?? [])
    .sort(
      (one, other) =>
        Number(other.isUncovered) - Number(one.isUncovered) ||
        one.since.localeCompare(other.since) ||
        one.seatId - other.seatId,
    );
