import { refused } from "@/lib/platform/errors";

/** The appointment data of a letter. Unknown values are null. */
export type StatedAppointment = {
  letterNumber: string | null;
  date: string | null;
  package: string | null;
  packageId: number | null;
  clinic: string | null;
  clinicLocation: string | null;
  notes: string | null;
};
export type LetterSchedule = StatedAppointment & {
  letterNumber: string;
  date: string;
  package: string;
  clinic: string;
};
type EnteredLetter = Omit<StatedAppointment, "packageId"> & { packageId?: number | null };
type Examined = { fullName: string; stored: StatedAppointment };

export const emptyAppointment: StatedAppointment = {
  letterNumber: null,
  date: null,
  package: null,
  packageId: null,
  clinic: null,
  clinicLocation: null,
  notes: null,
};

/** Return whether two appointments match: date, package and clinic. */
export const isSameAppointment = (first: StatedAppointment, second: StatedAppointment) =>
  first.date === second.date && first.package === second.package && first.clinic === second.clinic;

/** Merge entered values over the scheduled ones. An entered package brings its id. */
function letterFor({ fullName, stored }: Examined, entered: EnteredLetter): LetterSchedule {
  const letterNumber = entered.letterNumber ?? stored.letterNumber;
  const date = entered.date ?? stored.date?.slice(0, 10);
  const medicalPackage = entered.package ?? stored.package;
  const clinic = entered.clinic ?? stored.clinic;
  if (!letterNumber || !date || !medicalPackage || !clinic)
    throw refused("documents.mcu.notScheduled", { name: fullName });
  return {
    letterNumber,
    date,
    package: medicalPackage,
    packageId: entered.packageId ?? (medicalPackage === stored.package ? stored.packageId : null),
    clinic,
    clinicLocation: entered.clinicLocation ?? stored.clinicLocation,
    notes: entered.notes ?? stored.notes,
  };
}

/**
 * Return the contents of one letter for several people. @throws rule for a missing schedule, or when number, date,
 * clinic and package differ (product 5.13c)
 */
export function letterScheduleOf(examinees: readonly Examined[], entered: EnteredLetter): LetterSchedule {
  const [first, ...otherLetters] = examinees.map((examinee) => letterFor(examinee, entered));
  if (!first) throw refused("documents.mcu.notScheduled", { name: "–" });
  if (otherLetters.some((letter) => letter.letterNumber !== first.letterNumber || !isSameAppointment(first, letter)))
    throw refused("documents.mcu.differentSchedules");
  return first;
}
