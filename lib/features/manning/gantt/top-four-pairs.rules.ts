import { combinedYears, partnerRankOf } from "@/lib/features/crew/compliance/top-four.rules";
import { addDays } from "@/lib/platform/calendar/dates";
import { defaultHandoverDays } from "../assignment-dates.rules";

/** A person in a seat of a tanker's top four, on board or planned, with days served in the rank. */
export type PairedAssignment = { assignmentId: number; rank: string; from: string; to: string; daysInRank: number };

/** Whether both are on board together for longer than a handover. */
const sailTogether = (one: PairedAssignment, other: PairedAssignment) =>
  addDays(one.from > other.from ? one.from : other.from, defaultHandoverDays) < (one.to < other.to ? one.to : other.to);

/** Return the assignments of pairs below the principal's required years in rank. product 5.5 */
export function shortPairs(assignments: readonly PairedAssignment[], leastYears: number): ReadonlySet<number> {
  const shortPairIds = new Set<number>();
  for (const one of assignments)
    for (const other of assignments)
      if (
        partnerRankOf(one.rank) === other.rank.toLowerCase() &&
        sailTogether(one, other) &&
        combinedYears(one.daysInRank, other.daysInRank) < leastYears
      )
        shortPairIds.add(one.assignmentId).add(other.assignmentId);
  return shortPairIds;
}
