import type { CrewDetail, ScheduleRow } from "@/lib/features/crew/detail/schema";
import { daysBetween } from "@/lib/platform/calendar/period";

export type NextDate = { kind: "offBoard" | "joining" | "expiry"; date: string; days: number };

/** The date that matters next: sign-off for who is on board, joining for who is planned, else the next paper to end. Days until then, negative once past. */
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
