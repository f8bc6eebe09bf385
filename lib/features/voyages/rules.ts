import { daysAfter } from "@/lib/platform/calendar/instants";

/** Whether the date is at most one day ahead: vessels report in their own time zone. */
export const isRecordable = (recordedAt: Date, now: Date) => recordedAt <= daysAfter(now, 1);

const maxDaysAhead = 366;

/** Return what is wrong with an expected arrival; null when nothing is. It needs a destination and is within a year. */
export function arrivalProblem(
  arrivesAt: Date | null,
  { recordedAt, destinationPortId }: { recordedAt: Date; destinationPortId: number | null },
): "voyages.arrivalWithoutDestination" | "voyages.arrivalInPast" | "voyages.arrivalTooFar" | null {
  if (arrivesAt === null) return null;
  if (destinationPortId === null) return "voyages.arrivalWithoutDestination";
  if (arrivesAt < recordedAt) return "voyages.arrivalInPast";
  return arrivesAt > daysAfter(recordedAt, maxDaysAhead) ? "voyages.arrivalTooFar" : null;
}
