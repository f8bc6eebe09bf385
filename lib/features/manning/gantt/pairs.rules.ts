import { combinedYears, partnerRankOf } from "@/lib/features/crew/compliance/top-four.rules";
import { addDays } from "@/lib/platform/calendar/dates";
import { defaultHandoverDays } from "../assignment-dates.rules";

/** A person in a seat of a tanker's top four, on board or planned, with days served in the rank. */
export type PairedStay = { assignmentId: number; rank: string; from: string; to: string; daysInRank: number };

/** Whether both are on board together for longer than a handover. */
const together = (one: PairedStay, other: PairedStay) =>
  addDays(one.from > other.from ? one.from : other.from, defaultHandoverDays) < (one.to < other.to ? one.to : other.to);

/** Return the assignments of pairs below the principal's required years in rank. product 5.5 */
export function shortPairs(stays: readonly PairedStay[], leastYears: number): ReadonlySet<number> {
  const found = new Set<number>();
  for (const one of stays)
    for (const other of stays)
      if (
        partnerRankOf(one.rank) === other.rank.toLowerCase() &&
        together(one, other) &&
        combinedYears(one.daysInRank, other.daysInRank) < leastYears
      )
        found.add(one.assignmentId).add(other.assignmentId);
  return found;
}
