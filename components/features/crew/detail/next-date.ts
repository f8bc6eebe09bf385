import type { CrewDetail, ScheduleRow } from "@/lib/features/crew/detail/schema";
import { daysBetween } from "@/lib/platform/calendar/period";

export type NextDate = { kind: "offBoard" | "joining" | "expiry"; date: string; days: number };

/**
 * Return the next important date: sign-off on board, else the planned joining, else the next document to expire. Days
 * are negative once past.
 */
export function nextDateOf(
  person: Pick<CrewDetail, "status" | "plannedOffBoard" | "nextPaperExpiry">,
  upcoming: Pick<ScheduleRow, "assignmentOn" | "startDate">[],
  today: string,
): NextDate | null {
  const joining = upcoming.find(({ assignmentOn }) => assignmentOn !== "Current")?.startDate ?? null;
  const offBoard = person.status === "on-board" ? person.plannedOffBoard : null;
  const kind = offBoard ? "offBoard" : joining ? "joining" : "expiry";
  const date = offBoard ?? joining ?? person.nextPaperExpiry;
  return date === null ? null : { kind, date, days: daysBetween(today, date) };
}
