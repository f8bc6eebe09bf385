import type { MedicalStatus } from "@/db/enums/crew";
import { addYears } from "@/lib/platform/calendar/dates";
import { ageOn } from "@/lib/platform/calendar/period";

/** A seafarer's medical certificate; validUntil is its last valid day. */
export type MedicalCertificate = {
  status: MedicalStatus;
  examinationDate: string;
  validUntil: string;
  restriction: string | null;
};

const strictestFirst: readonly MedicalStatus[] = ["UNFIT", "Fit With Restriction", "FIT"];

/** Return the default last valid day: two years after the examination, one under 18. MLC 1.2, product 5.5 */
export const medicalValidUntil = (examinationDate: string, dateOfBirth: string) =>
  addYears(examinationDate, ageOn(dateOfBirth, examinationDate) < 18 ? 1 : 2);

function countsBefore(one: MedicalCertificate, other: MedicalCertificate): boolean {
  if (one.examinationDate !== other.examinationDate) return one.examinationDate > other.examinationDate;
  if (one.status !== other.status) return strictestFirst.indexOf(one.status) < strictestFirst.indexOf(other.status);
  if (one.validUntil !== other.validUntil) return one.validUntil < other.validUntil;
  return (one.restriction ?? "") < (other.restriction ?? "");
}

/**
 * Find the current certificate: the latest examination, on equal days the stricter. An older FIT never overrides a
 * newer UNFIT.
 */
export const currentMedical = (certificates: readonly MedicalCertificate[]) =>
  certificates.reduce<MedicalCertificate | null>(
    (current, candidate) => (current === null || countsBefore(candidate, current) ? candidate : current),
    null,
  );

type MedicalStatusOnDay = MedicalStatus | "Expired" | "-";
/** Return the medical status of the preparation on a day; UNFIT stays until a newer examination. product 5.5 */
export function medicalStatusOn(certificates: readonly MedicalCertificate[], today: string): MedicalStatusOnDay {
  const current = currentMedical(certificates);
  if (!current) return "-";
  return current.status !== "UNFIT" && current.validUntil < today ? "Expired" : current.status;
}
