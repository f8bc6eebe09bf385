import type { MedicalStatus } from "@/db/enums/crew";
import { summaryStatus } from "@/db/enums/manning";
import { certificateStatus } from "@/lib/features/crew/compliance/certificate-validity.rules";
import { currentMedical, medicalStatusOn, medicalValidUntil } from "@/lib/features/crew/medical/rules";
import { daysBetween, later } from "@/lib/platform/calendar/period";
import { nextStep, personStatus, statusOfItem, trainingOf, type ItemName, type Items } from "../readiness.rules";
import type { JoinerVisibility } from "../visibility.rules";
import type { JoinerListRow } from "./queries";
import type { JoinerRow } from "./schema";

type Medical = { id: number; status: MedicalStatus; examinationDate: string; validUntil: string };

/** Return all item statuses of a joiner, unfiltered. Certificates and medical must be valid on the joining date. */
function itemStatusesOf({ assignment, person, lastMcu, trainings, medicals, lastPkl }: JoinerListRow, today: string) {
  const day = later(assignment.startDate, today);
  const certificates = medicals.map((certificate: Medical) => ({ ...certificate, restriction: null }));
  const current = currentMedical(certificates);
  const { training, status: bjst } = trainingOf(trainings, day);
  const { missing, firstExpiry } = person;
  const all: { [Name in ItemName]: Exclude<Items[Name], null> } = {
    certificates: certificateStatus({ missing, firstExpiry, plannedOffBoard: assignment.endDate }, today),
    mcu: statusOfItem(lastMcu),
    bjst,
    medical: medicalStatusOn(certificates, day),
    pkl: lastPkl ? (lastPkl.isSigned ? "Signed" : "Pending Sign") : "-",
  };
  const medical = certificates.find((candidate) => candidate === current) ?? null;
  return { all, training, medical };
}

/** Return all item statuses unfiltered, for notices to the joiner. */
export const itemsOf = (row: JoinerListRow, today: string): Items => itemStatusesOf(row, today).all;

/** Keep only visible statuses; hidden ones become null. */
const onlyVisible = (all: Items, visibleItems: readonly ItemName[]): Items => ({
  certificates: visibleItems.includes("certificates") ? all.certificates : null,
  mcu: visibleItems.includes("mcu") ? all.mcu : null,
  bjst: visibleItems.includes("bjst") ? all.bjst : null,
  medical: visibleItems.includes("medical") ? all.medical : null,
  pkl: visibleItems.includes("pkl") ? all.pkl : null,
});

/** Suggest a medical certificate from a passed check-up, until one of that date or later exists. product 5.13c */
function draftOf({ lastMcu, medicals, person }: JoinerListRow): JoinerRow["medicalDraft"] {
  if (lastMcu?.result !== "Passed") return null;
  const { id: mcuId, scheduledOn: examinationDate } = lastMcu;
  if (medicals.some((certificate) => certificate.examinationDate >= examinationDate)) return null;
  return { mcuId, examinationDate, validUntil: medicalValidUntil(examinationDate, person.dateOfBirth) };
}

/** Map a joiner to the visible response. @param today yyyy-MM-dd */
export function joinerOf(row: JoinerListRow, visibility: JoinerVisibility, today: string): JoinerRow {
  const { preparation, assignment, person, position, vessel, lastMcu, lastPkl } = row;
  const { all, training, medical } = itemStatusesOf(row, today);
  const items = onlyVisible(all, visibility.items);
  const canView = (name: ItemName) => visibility.items.includes(name);
  return {
    id: preparation.id,
    employeePreparationId: preparation.id,
    assignmentId: assignment.id,
    crewId: person.id,
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
    missingCertificates: canView("certificates") ? person.missing : null,
    mcuId: canView("mcu") ? (lastMcu?.id ?? null) : null,
    mcuDate: canView("mcu") ? (lastMcu?.scheduledOn ?? null) : null,
    bjstId: training?.id ?? null,
    bjstDate: training?.startDate ?? null,
    medicalId: visibility.medicalDates ? (medical?.id ?? null) : null,
    medicalDate: visibility.medicalDates ? (medical?.validUntil ?? null) : null,
    pklId: lastPkl?.id ?? null,
    pklDate: lastPkl?.date ?? null,
    medicalDraft: visibility.writesMedical && preparation.endedAt === null ? draftOf(row) : null,
  };
}
