import type { TestType } from "@/db/enums/applicants";
import type { AssessmentRow } from "./rules";
import type { StageDetails } from "./schema";

export type AppointmentType = TestType | "interview";
const dated = ["ces", "marlin", "interview", "mcu"] as const;

/** Duration of a calendar entry, in minutes. */
export const appointmentMinutes: Record<AppointmentType, number> = { ces: 120, marlin: 120, interview: 60 };

/**
 * Return the instant of a date (yyyy-MM-dd) and time (HH:mm) in Asia/Jakarta; without a time the last moment of the
 * day.
 */
export const instantOf = (date: string, time: string | null) => new Date(`${date}T${time ?? "23:59"}:00+07:00`);

/**
 * Return the last appointment of a type and its number of changes. A new one after a cancellation or for a retake is
 * a different appointment.
 */
export function appointmentOf(
  history: readonly AssessmentRow[],
  type: AppointmentType,
): { attempt: number; sequence: number } {
  const statuses = history.filter((row) => row.type === type).map(({ status }) => status);
  const isStart = (index: number) => statuses[index] === "InProgress" && statuses[index - 1] !== "InProgress";
  const attempt = statuses.filter((_status, index) => isStart(index)).length;
  const last = statuses.findLastIndex((_status, index) => isStart(index));
  return {
    attempt,
    sequence: Math.max(0, statuses.slice(last).filter((status) => status === "InProgress").length - 1),
  };
}

type DetailedRow = AssessmentRow & { details: StageDetails };
type DatedType = (typeof dated)[number];
/** "passed": the stage was decided without it. "ended": the application ended. */
export type DroppedAppointment = { type: DatedType; details: StageDetails; because: "cancelled" | "passed" | "ended" };

/** Return future appointments that new rows cancel: cancelled, passed without them, or the application ended. */
export function droppedAppointments(
  history: readonly DetailedRow[],
  newRows: readonly AssessmentRow[],
  now: Date,
): DroppedAppointment[] {
  const ends = newRows.some(({ type, status }) => type === "failed" && status === "Completed");
  return dated.flatMap((type): DroppedAppointment[] => {
    const before = history.findLast((row) => row.type === type);
    const after = newRows.findLast((row) => row.type === type);
    const { date, time = null } = before?.details ?? {};
    if (before?.status !== "InProgress" || !date || instantOf(date, time) <= now) return [];
    const tookPlace = newRows.some((row) => row.type === type && row.status === "Completed");
    const isDropped = ends || after?.status === "Pending" || (after?.status === "Passed" && !tookPlace);
    const because = ends ? "ended" : after?.status === "Passed" ? "passed" : "cancelled";
    return isDropped ? [{ type, details: before.details, because }] : [];
  });
}

/** Return an appointment before and after its change; null for a new one. */
function changeOf(history: readonly DetailedRow[], newRows: readonly DetailedRow[], type: DatedType) {
  const before = history.findLast((row) => row.type === type);
  const after = newRows.findLast((row) => row.type === type);
  const isChange = before?.status === "InProgress" && after?.status === "InProgress" && before.details.date;
  return isChange ? { before: before.details, after: after.details } : null;
}

/** Return the previous date and time of a moved appointment; null for a new or unmoved one. */
export function movedFrom(history: readonly DetailedRow[], newRows: readonly DetailedRow[], type: DatedType) {
  const change = changeOf(history, newRows, type);
  if (!change) return null;
  const [from, to] = [change.before, change.after].map(({ date, time = null }) => ({ date: date ?? "", time }));
  return from && to && (from.date !== to.date || from.time !== to.time) ? from : null;
}

const clinicText = ({ clinic = "", location }: StageDetails) => (location ? `${clinic}, ${location}` : clinic);

type CheckUp = { letterNumber?: string; clinic?: string };

/** Return other changes of a medical check-up with old and new values, including a corrected letter number. */
export function checkUpChanges(
  history: readonly DetailedRow[],
  newRows: readonly DetailedRow[],
): { before: CheckUp; after: CheckUp } {
  const change = changeOf(history, newRows, "mcu");
  if (!change) return { before: {}, after: {} };
  const [before, after] = [change.before, change.after].map((details) => ({
    letterNumber: details.letterNumber ?? "",
    clinic: clinicText(details),
  })) as [Required<CheckUp>, Required<CheckUp>];
  const changed = (["letterNumber", "clinic"] as const).filter((key) => before[key] !== after[key]);
  const only = (checkUp: Required<CheckUp>): CheckUp => Object.fromEntries(changed.map((key) => [key, checkUp[key]]));
  return { before: only(before), after: only(after) };
}
