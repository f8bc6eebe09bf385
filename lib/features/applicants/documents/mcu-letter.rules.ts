import type { AssessmentStatus } from "@/db/enums/applicants";
import { refused } from "@/lib/platform/errors";
import { mcuDetails, type McuDetails, type McuLetterInput } from "./schema";

type Row = { applicantId: number; status: AssessmentStatus; details: unknown };
export type McuSchedule = {
  letterNumber: string;
  date: string;
  package: string;
  packageId: number | null;
  clinic: string;
  clinicLocation: string | null;
  notes: string | null;
};

const nothing: McuDetails = {
  letterNumber: null,
  date: null,
  package: null,
  packageId: null,
  clinic: null,
  clinicLocation: null,
  notes: null,
};

/** The appointment in force: the last one made, unless a retake is waiting for a new one. */
function scheduledFor(rows: Row[]): McuDetails {
  const last = rows.at(-1);
  if (!last || last.status === "Pending") return nothing;
  return (
    rows
      .map(({ details }) => mcuDetails.parse(details))
      .findLast(({ clinic, letterNumber }) => clinic || letterNumber) ?? nothing
  );
}

const same = (one: McuSchedule, other: McuSchedule) =>
  one.letterNumber === other.letterNumber &&
  one.date === other.date &&
  one.package === other.package &&
  one.clinic === other.clinic;

/**
 * What one letter for these people says: typed words over what was scheduled.
 * @throws rule when somebody has no schedule, or when they do not share number, day, clinic and package (product 5.13c)
 */
export function mcuScheduleOf(
  people: { id: number; fullName: string }[],
  rows: Row[],
  typed: Omit<McuLetterInput, "ids" | "language">,
): McuSchedule {
  const schedules = people.map(({ id, fullName }): McuSchedule => {
    const stored = scheduledFor(rows.filter(({ applicantId }) => applicantId === id));
    const letterNumber = typed.letterNumber ?? stored.letterNumber;
    const date = typed.date ?? stored.date?.slice(0, 10);
    const medicalPackage = typed.package ?? stored.package;
    const clinic = typed.clinic ?? stored.clinic;
    if (!letterNumber || !date || !medicalPackage || !clinic)
      throw refused("documents.mcu.notScheduled", { name: fullName });
    const packageId = medicalPackage === stored.package ? stored.packageId : null;
    return {
      letterNumber,
      date,
      package: medicalPackage,
      packageId,
      clinic,
      clinicLocation: typed.clinicLocation ?? stored.clinicLocation ?? null,
      notes: typed.notes ?? stored.notes ?? null,
    };
  });
  const [first, ...others] = schedules;
  if (!first) throw refused("documents.mcu.notScheduled", { name: "–" });
  if (others.some((other) => !same(first, other))) throw refused("documents.mcu.differentSchedules");
  return first;
}
