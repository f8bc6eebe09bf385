import { refused } from "@/lib/platform/errors";

/** What a letter says of an appointment; of what is not known yet, null. */
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

/** Whether two say the same appointment: day, package and clinic. */
export const isSameAppointment = (one: Stated, other: Stated) =>
  one.date === other.date && one.package === other.package && one.clinic === other.clinic;

/** Typed words over what was scheduled; a package that was typed has the id typed with it. */
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
 * What one letter for these people says.
 * @throws rule when somebody has no schedule, or when they do not share number, day, clinic and package (product 5.13c)
 */
export function letterScheduleOf(people: readonly Examined[], typed: Typed): LetterSchedule {
  const [first, ...others] = people.map((one) => statedFor(one, typed));
  if (!first) throw refused("documents.mcu.notScheduled", { name: "–" });
  if (others.some((other) => other.letterNumber !== first.letterNumber || !isSameAppointment(first, other)))
    throw refused("documents.mcu.differentSchedules");
  return first;
}
