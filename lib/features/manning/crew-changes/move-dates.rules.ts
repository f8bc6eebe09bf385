import { addDays, addMonths } from "@/lib/platform/calendar/dates";
import { daysBetween, later } from "@/lib/platform/calendar/period";
import { monthsOf } from "../candidates/period.rules";
import { dateMove } from "../proposals.rules";
import type { CrewChange } from "./schema";

type Leaving = NonNullable<CrewChange["leaving"]>;
type Joining = NonNullable<CrewChange["joining"]>;
/** New dates of one person on one seat. asksAgain: the principal must approve again. */
export type DateMove = {
  change: CrewChange;
  person: Leaving | Joining;
  isJoining: boolean;
  slot: NonNullable<Joining["slot"]>;
  to: { startDate: string; endDate: string };
  asksAgain: boolean;
};

type End = Pick<DateMove, "person" | "slot">;
const leaverEnd = ({ leaving }: CrewChange): End | null =>
  leaving && leaving.slot === "Current" && leaving.offBoard === null ? { person: leaving, slot: leaving.slot } : null;
const joinerEnd = ({ joining }: CrewChange): End | null =>
  joining && joining.onBoard === null && joining.summaryStatus !== "Rejected" && joining.slot !== null
    ? { person: joining, slot: joining.slot }
    : null;

/** Whether any person of the change can still move. */
export const isMovable = (change: CrewChange) => leaverEnd(change) !== null || joinerEnd(change) !== null;

/** Move a plan to another start, keeping whole months, else days. */
function movedPeriod(startDate: string, plan: { startDate: string; endDate: string }) {
  const months = monthsOf(plan);
  const endDate =
    months === null ? addDays(startDate, daysBetween(plan.startDate, plan.endDate)) : addMonths(startDate, months);
  return { startDate, endDate };
}

const moved = (change: CrewChange, { person, slot }: End, to: DateMove["to"]): DateMove => ({
  change,
  person,
  isJoining: slot !== "Current",
  slot,
  to,
  asksAgain: dateMove(person, to).asksAgain,
});

const handoverOf = (leaver: End | null, joiner: End | null) =>
  leaver && joiner ? Math.max(0, daysBetween(joiner.person.startDate, leaver.person.endDate)) : 0;

/**
 * Return the new dates of a crew change on another day, in write order so that two people never share the seat. The
 * reliever joins that day; the leaver leaves then, or a handover later. People who keep their dates are left out.
 * @param day yyyy-MM-dd in Asia/Jakarta
 */
export function movesOnDay(change: CrewChange, day: string): DateMove[] {
  const [leaver, joiner] = [leaverEnd(change), joinerEnd(change)];
  const handover = handoverOf(leaver, joiner);
  const moves = [
    ...(leaver ? [moved(change, leaver, { startDate: leaver.person.startDate, endDate: addDays(day, handover) })] : []),
    ...(joiner ? [moved(change, joiner, movedPeriod(day, joiner.person))] : []),
  ].filter(({ person, to }) => to.startDate !== person.startDate || to.endDate !== person.endDate);
  return joiner && day > joiner.person.startDate ? moves.toReversed() : moves;
}

/** Return who travels for a crew change on a day: the joiner that day, the leaver then or a handover later. */
export function travelOn(change: CrewChange, day: string) {
  const [leaver, joiner] = [leaverEnd(change), joinerEnd(change)];
  return [
    ...(leaver
      ? [
          {
            usage: "OffBoard" as const,
            crewId: leaver.person.crewId,
            date: addDays(day, handoverOf(leaver, joiner)),
          },
        ]
      : []),
    ...(joiner ? [{ usage: "OnBoard" as const, crewId: joiner.person.crewId, date: day }] : []),
  ];
}

/** Return the initial value of the date field: the latest day of the chosen changes, or today when all are past. */
export const dayOfMove = (changes: readonly CrewChange[], today: string): string =>
  changes.flatMap(({ day }) => day ?? []).reduce(later, today);
