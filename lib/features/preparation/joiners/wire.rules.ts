import type { MedicalStatus } from "@/db/enums/crew";
import { summaryStatus } from "@/db/enums/manning";
import { certificateStatus } from "@/lib/features/crew/compliance/certificate-validity.rules";
import { currentMedical, medicalStatusOn, medicalValidUntil } from "@/lib/features/crew/medical/rules";
import { daysBetween, later } from "@/lib/platform/calendar/period";
import { nextStep, personStatus, statusOfItem, trainingOf, type ItemName, type Items } from "../readiness.rules";
import type { Sight } from "../sight.rules";
import type { Found } from "./queries";
import type { JoinerRow } from "./schema";

type Medical = { id: number; status: MedicalStatus; examinationDate: string; validUntil: string };

/** Return all item statuses of a joiner, unfiltered. Certificates and medical must be valid on the joining date. */
function standing({ assignment, person, lastMcu, trainings, medicals, lastPkl }: Found, today: string) {
  const day = later(assignment.startDate, today);
  const held = medicals.map((one: Medical) => ({ ...one, restriction: null }));
  const current = currentMedical(held);
  const { training, status: bjst } = trainingOf(trainings, day);
  const { missing, firstExpiry } = person;
  const all: { [Name in ItemName]: Exclude<Items[Name], null> } = {
    certificates: certificateStatus({ missing, firstExpiry, plannedOffBoard: assignment.endDate }, today),
    mcu: statusOfItem(lastMcu),
    bjst,
    medical: medicalStatusOn(held, day),
    pkl: lastPkl ? (lastPkl.isSigned ? "Signed" : "Pending Sign") : "-",
  };
  const medical = held.find((one) => one === current) ?? null;
  return { all, training, medical };
}

/** Return all item statuses unfiltered, for notices to the joiner. */
export const itemsOf = (found: Found, today: string): Items => standing(found, today).all;

/** Keep only visible statuses; hidden ones become null. */
const shownOf = (all: Items, seen: readonly ItemName[]): Items => ({
  certificates: seen.includes("certificates") ? all.certificates : null,
  mcu: seen.includes("mcu") ? all.mcu : null,
  bjst: seen.includes("bjst") ? all.bjst : null,
  medical: seen.includes("medical") ? all.medical : null,
  pkl: seen.includes("pkl") ? all.pkl : null,
});

/** Suggest a medical certificate from a passed check-up, until one of that date or later exists. product 5.13c */
function draftOf({ lastMcu, medicals, person }: Found): JoinerRow["medicalDraft"] {
  if (lastMcu?.result !== "Passed") return null;
  const { id: mcuId, scheduledOn: examinationDate } = lastMcu;
  if (medicals.some((one) => one.examinationDate >= examinationDate)) return null;
  return { mcuId, examinationDate, validUntil: medicalValidUntil(examinationDate, person.dateOfBirth) };
}

/** Map a joiner to the visible response. @param today yyyy-MM-dd */
export function joinerOf(found: Found, sight: Sight, today: string): JoinerRow {
  const { preparation, assignment, person, position, vessel, lastMcu, lastPkl } = found;
  const { all, training, medical } = standing(found, today);
  const items = shownOf(all, sight.items);
  const sees = (name: ItemName) => sight.items.includes(name);
  return {
    id: preparation.id,
    employeePreparationId: preparation.id,
    assignmentId: assignment.id,
    employeeId: person.id,
    employeeFullName: person.fullName,
    jobPositionName: position.nameEn,
    jobPositionNameId: position.name,
    jobPositionLevel: position.level,
    vesselId: vessel.id,
    vesselName: vessel.name,
    vesselCrewId: assignment.seatId,
    certificateStatus: items.certificates,
    medicalStatus: items.medical,
    mcuStatus: items.mcu,
    bjstStatus: items.bjst,
    pklStatus: items.pkl,
    joiningDate: assignment.startDate,
    endDate: assignment.endDate,
    daysLeft: daysBetween(today, assignment.startDate),
    isConfirmed: summaryStatus(assignment.principalStatus, assignment.employeeStatus) === "Confirmed",
    isEnded: preparation.endedAt !== null,
    preparationStatus: personStatus(items),
    next: preparation.endedAt === null ? nextStep(items, assignment.startDate, today) : null,
    certificateDate: person.firstExpiry,
    missingCertificates: sees("certificates") ? person.missing : null,
    mcuId: sees("mcu") ? (lastMcu?.id ?? null) : null,
    mcuDate: sees("mcu") ? (lastMcu?.scheduledOn ?? null) : null,
    bjstId: training?.id ?? null,
    bjstDate: training?.startDate ?? null,
    medicalId: sight.medicalDates ? (medical?.id ?? null) : null,
    medicalDate: sight.medicalDates ? (medical?.validUntil ?? null) : null,
    pklId: lastPkl?.id ?? null,
    pklDate: lastPkl?.date ?? null,
    medicalDraft: sight.writesMedical && preparation.endedAt === null ? draftOf(found) : null,
  };
}
