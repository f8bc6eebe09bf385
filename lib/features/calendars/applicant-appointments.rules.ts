import type { AssessmentStatus, AssessmentType } from "@/db/enums/applicants";
import { appointmentMinutes, instantOf } from "@/lib/features/applicants/pipeline/appointment.rules";
import type { StageDetails } from "@/lib/features/applicants/pipeline/schema";
import type { CalendarEvent } from "./event.rules";

export type HistoryRow = { type: AssessmentType; status: AssessmentStatus; details: StageDetails; createdAt: Date };
export type Application = {
  id: number;
  fullName: string;
  position: { name: string; nameEn: string };
  history: readonly HistoryRow[];
};
type Attempt = { rows: HistoryRow[]; startsAt: number };

/**
 * Group an applicant's history rows into appointments of one kind. A retake, or a new date after a cancellation, is
 * another one.
 */
function attemptsOf(history: readonly HistoryRow[], type: "interview" | "mcu"): Attempt[] {
  const attempts: Attempt[] = [];
  let last: AssessmentStatus | null = null;
  for (const [index, row] of history.entries()) {
    if (row.type !== type) continue;
    if (row.status === "InProgress" && last !== "InProgress") attempts.push({ rows: [], startsAt: index });
    attempts.at(-1)?.rows.push(row);
    last = row.status;
  }
  return attempts;
}

/** Check whether an appointment was cancelled, or its stage or application decided before its time. */
function isCancelled({ rows, startsAt }: Attempt, history: readonly HistoryRow[], at: Date): boolean {
  const isHeld = rows.some(({ status }) => status === "Completed");
  const isEnded = history
    .slice(startsAt)
    .some(({ type, status, createdAt }) => type === "failed" && status === "Completed" && createdAt < at);
  const isSkipped = rows.some(({ status, createdAt }) => status === "Passed" && createdAt < at);
  return rows.some(({ status }) => status === "Pending") || (!isHeld && (isEnded || isSkipped));
}

/** Convert an applicant's interviews or check-ups to events, with the ids of the mailed invitations. */
export function appointmentsOf(
  { id, fullName, position, history }: Application,
  type: "interview" | "mcu",
): CalendarEvent[] {
  return attemptsOf(history, type).flatMap((attempt, index): CalendarEvent[] => {
    const planned = attempt.rows.filter(({ status }) => status === "InProgress");
    const details = planned.at(-1)?.details;
    if (!details?.date) return [];
    const { date, time = null, place = null, clinic = null, location = null } = details;
    const isTimed = type === "interview" && time !== null;
    const cancelled = isCancelled(attempt, history, instantOf(date, time));
    return [
      {
        id: `${type}-${id}-${index + 1}`,
        facts: {
          kind: type === "mcu" ? "check-up" : "interview",
          when: isTimed
            ? { start: instantOf(date, time).toISOString(), minutes: appointmentMinutes.interview }
            : { firstDay: date, lastDay: date },
          person: fullName,
          position,
          vessel: null,
          place: type === "mcu" ? [clinic, location].filter(Boolean).join(", ") || null : place,
          paper: null,
          isTentative: false,
        },
        counts: !cancelled,
        floor: planned.length - 1 + (cancelled ? 1 : 0),
        path: `/dashboard/recruitment/applicants-list/${id}/view`,
      },
    ];
  });
}
