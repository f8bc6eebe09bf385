import { addDays, addMonths } from "@/lib/platform/calendar/dates";
import { daysBetween, later } from "@/lib/platform/calendar/period";
import { monthsOf } from "../candidates/period.rules";
import { dateMove } from "../proposals.rules";
import type { CrewChange } from "./schema";

type Leaving = NonNullable<CrewChange["leaving"]>;
type Joining = NonNullable<CrewChange["joining"]>;
/** New dates of one person on one seat. asksAgain: a principal who has answered is asked once more. */
export type Move = {
  change: CrewChange;
  person: Leaving | Joining;
  isJoining: boolean;
  slot: NonNullable<Joining["slot"]>;
  to: { startDate: string; endDate: string };
  asksAgain: boolean;
};

type End = Pick<Move, "person" | "slot">;
const stays = ({ leaving }: CrewChange): End | null =>
  leaving && leaving.slot === "Current" && leaving.offBoard === null ? { person: leaving, slot: leaving.slot } : null;
const comes = ({ joining }: CrewChange): End | null =>
  joining && joining.onBoard === null && joining.summaryStatus !== "Rejected" && joining.slot !== null
    ? { person: joining, slot: joining.slot }
    : null;

/** Whether there is somebody whose day can still be moved. */
export const isMovable = (change: CrewChange) => stays(change) !== null || comes(change) !== null;

/** A plan from another day on: as many months where it is whole months, else as many days. */
function from(startDate: string, plan: { startDate: string; endDate: string }) {
  const months = monthsOf(plan);
  const endDate =
    months === null ? addDays(startDate, daysBetween(plan.startDate, plan.endDate)) : addMonths(startDate, months);
  return { startDate, endDate };
}

const moved = (change: CrewChange, { person, slot }: End, to: Move["to"]): Move => ({
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
 * The dates of a crew change on another day, in the order in which they are written so that nobody stands in the seat twice on the way: the
 * reliever joins that day for as long as planned, who leaves does so then, a handover later where there was one. Who keeps their dates is not
 * named. @param day yyyy-MM-dd in Asia/Jakarta
 */
export function movesTo(change: CrewChange, day: string): Move[] {
  const [leaver, joiner] = [stays(change), comes(change)];
  const handover = handoverOf(leaver, joiner);
  const moves = [
    ...(leaver ? [moved(change, leaver, { startDate: leaver.person.startDate, endDate: addDays(day, handover) })] : []),
    ...(joiner ? [moved(change, joiner, from(day, joiner.person))] : []),
  ].filter(({ person, to }) => to.startDate !== person.startDate || to.endDate !== person.endDate);
  return joiner && day > joiner.person.startDate ? moves.toReversed() : moves;
}

/** Who goes through a port with a crew change of a day: who joins does so then, who leaves a handover later where there was one. */
export function travelTo(change: CrewChange, day: string) {
  const [leaver, joiner] = [stays(change), comes(change)];
  return [
    ...(leaver
      ? [
          {
            usage: "OffBoard" as const,
            employeeId: leaver.person.employeeId,
            date: addDays(day, handoverOf(leaver, joiner)),
          },
        ]
      : []),
    ...(joiner ? [{ usage: "OnBoard" as const, employeeId: joiner.person.employeeId, date: day }] : []),
  ];
}

/** The last of the days on which the chosen changes stand, where the field begins; today where all of them are over. */
export const dayOfMove = (changes: readonly CrewChange[], today: string): string =>
  changes.flatMap(({ day }) => day ?? []).reduce(later, today);
