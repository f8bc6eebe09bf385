import type { AssessmentStatus } from "@/db/enums/applicants";
import {
  letterScheduleOf,
  nothingStated,
  type LetterSchedule,
  type Stated,
} from "@/lib/features/preparation/letters/appointment.rules";
import { mcuDetails, type McuLetterInput } from "./schema";

type Row = { applicantId: number; status: AssessmentStatus; details: unknown };
/** The appointment in force: the last one made, unless a retake is waiting for a new one. */
function scheduledFor(rows: Row[]): Stated {
  const last = rows.at(-1);
  if (!last || last.status === "Pending") return nothingStated;
  return (
    rows
      .map(({ details }) => mcuDetails.parse(details))
      .findLast(({ clinic, letterNumber }) => clinic || letterNumber) ?? nothingStated
  );
}

/**
 * What one letter for these people says: typed words over what was scheduled.
 * @throws rule when somebody has no schedule, or when they do not share number, day, clinic and package (product 5.13c)
 */
export function mcuScheduleOf(
  people: { id: number; fullName: string }[],
  rows: Row[],
  typed: Omit<McuLetterInput, "ids" | "language">,
): LetterSchedule {
  const examined = people.map(({ id, fullName }) => ({
    fullName,
    stored: scheduledFor(rows.filter(({ applicantId }) => applicantId === id)),
  }));
  return letterScheduleOf(examined, typed);
}
