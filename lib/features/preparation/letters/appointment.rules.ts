import { refused } from "@/lib/platform/errors";

/** The appointment data of a letter. Unknown values are null. */
export type Stated = {
  letterNumber: string | null;
  date: string | null;
  package: string | null;
  packageId: number | null;
  clinic: string | null;
  clinicLocation: string | null;
  notes: string | null;
};
export type LetterSchedule = Stated & { letterNumber: string; date: string; package: string; clinic: string };
type Typed = Omit<Stated, "packageId"> & { packageId?: number | null };
type Examined = { fullName: string; stored: Stated };

export const nothingStated: Stated = {
  letterNumber: null,
  date: null,
  package: null,
  packageId: null,
  clinic: null,
  clinicLocation: null,
  notes: null,
};

/** Return whether two appointments match: date, package and clinic. */
export const isSameAppointment = (one: Stated, other: Stated) =>
  one.date === other.date && one.package === other.package && one.clinic === other.clinic;

/** Merge entered values over the scheduled ones. An entered package brings its id. */
function statedFor({ fullName, stored }: Examined, typed: Typed): LetterSchedule {
  const letterNumber = typed.letterNumber ?? stored.letterNumber;
  const date = typed.date ?? stored.date?.slice(0, 10);
  const medicalPackage = typed.package ?? stored.package;
  const clinic = typed.clinic ?? stored.clinic;
  if (!letterNumber || !date || !medicalPackage || !clinic)
    throw refused("documents.mcu.notScheduled", { name: fullName });
  return {
    letterNumber,
    date,
    package: medicalPackage,
    packageId: typed.packageId ?? (medicalPackage === stored.package ? stored.packageId : null),
    clinic,
    clinicLocation: typed.clinicLocation ?? stored.clinicLocation,
    notes: typed.notes ?? stored.notes,
  };
}

/**
 * Return the contents of one letter for several people. @throws rule for a missing schedule, or when number, date,
 * clinic and package differ (product 5.13c)
 */
export function letterScheduleOf(people: readonly Examined[], typed: Typed): LetterSchedule {
  const [first, ...others] = people.map((one) => statedFor(one, typed));
  if (!first) throw refused("documents.mcu.notScheduled", { name: "–" });
  if (others.some((other) => other.letterNumber !== first.letterNumber || !isSameAppointment(first, other)))
    throw refused("documents.mcu.differentSchedules");
  return first;
}
