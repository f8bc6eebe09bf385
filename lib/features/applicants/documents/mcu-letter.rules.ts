import type { AssessmentStatus } from "@/db/enums/applicants";
import {
  letterScheduleOf,
  emptyAppointment,
  type LetterSchedule,
  type StatedAppointment,
} from "@/lib/features/preparation/letters/appointment.rules";
import { mcuDetails, type McuLetterInput } from "./schema";

type Row = { applicantId: number; status: AssessmentStatus; details: unknown };
/** Return the current appointment: the last one, unless a retake awaits a new one. */
function scheduledFor(rows: Row[]): StatedAppointment {
  const last = rows.at(-1);
  if (!last || last.status === "Pending") return emptyAppointment;
  return (
    rows
      .map(({ details }) => mcuDetails.parse(details))
      .findLast(({ clinic, letterNumber }) => clinic || letterNumber) ?? emptyAppointment
  );
}

/**
 * Merge entered values over the scheduled appointment for one letter. @throws rule for a missing schedule, or when
 * number, date, clinic and package differ (product 5.13c)
 */
export function mcuScheduleOf(
  applicants: { id: number; fullName: string }[],
  rows: Row[],
  entered: Omit<McuLetterInput, "ids" | "language">,
): LetterSchedule {
  const examined = applicants.map(({ id, fullName }) => ({
    fullName,
    stored: scheduledFor(rows.filter(({ applicantId }) => applicantId === id)),
  }));
  return letterScheduleOf(examined, entered);
}
