import type { z } from "zod";
import type { FieldClass } from "@/db/enums/crew";
import type { Actor } from "@/lib/access/actor";
import { allowedActionsOf } from "./allowed-actions.rules";
import { certificateStatus, paperStatus } from "../compliance/certificate-validity.rules";
import type { CrewDetail, MedicalRow, travelRow } from "./schema";
import {
  classOfDocument,
  extentOf,
  fieldClassesOf,
  guarded,
  loggedClasses,
  medicalOf,
  readsAppraisals,
  travelNumber,
  type Viewer,
} from "../fields.rules";
import { isIdle } from "../idle.rules";
import { currentMedical, medicalStatusOn } from "../medical/rules";
import { certificateRows, instantOf, openPapers } from "./papers.rules";
import { ageOn, daysBetween } from "@/lib/platform/calendar/period";
import type { PersonRow } from "../person.queries";
import { seaDays, seaTotals } from "../sea-time.rules";
import { historyWithoutBars, seesRegister, sinceWithoutBars, withoutBar } from "../status-sight.rules";
import type { bankAccountsOf, medicalsOf, sectionsOf } from "./sections.queries";

type Required = Parameters<typeof certificateRows>[0];
type Facts = {
  row: PersonRow;
  required: Required;
  sections: Awaited<ReturnType<typeof sectionsOf>>;
  accounts: Awaited<ReturnType<typeof bankAccountsOf>>;
  medicals: Awaited<ReturnType<typeof medicalsOf>>;
};
type Eyes = { actor: Actor; viewer: Viewer; today: string };
type Named = CrewDetail["nationality"];

const nobody: Named = { id: null, name: null, nameId: null };
const dated = (expired: string | null, today: string) => ({
  noExpiry: expired === null,
  ...paperStatus(expired, today),
});

function travelOf({ sections }: Facts, { viewer, today }: Eyes): z.output<typeof travelRow>[] | null {
  const extent = extentOf(viewer, "travel");
  if (extent === "none") return null;
  return sections.travel.map(({ verifiedAt, createdAt, ...entry }) => ({
    ...entry,
    documentNumber: travelNumber(viewer, entry.documentNumber) ?? "",
    attachment: extent === "full" ? entry.attachment : null,
    ...dated(entry.expired, today),
    verifiedAt: instantOf(verifiedAt),
    createdAt: instantOf(createdAt),
  }));
}

function medicalSummary({ medicals }: Facts, { viewer, today }: Eyes): CrewDetail["medical"] {
  const certificates = medicals.map(({ certificate }) => certificate);
  const current = currentMedical(certificates);
  const found = medicals.find(({ certificate }) => certificate === current);
  if (!found) return null;
  const { certificateNumber, examinationDate, validUntil, restriction } = found.certificate;
  const status = medicalStatusOn(certificates, today);
  const shown = medicalOf(viewer, {
    status,
    certificateNumber,
    examinationDate,
    validUntil,
    daysLeft: daysBetween(today, validUntil),
    restriction,
    attachment: found.attachment,
  });
  return shown && { ...shown, status };
}

/** List every medical certificate for viewers with full access to the class. */
function medicalRows({ medicals }: Facts, today: string): MedicalRow[] {
  const current = currentMedical(medicals.map(({ certificate }) => certificate));
  return medicals.map(({ certificate, createdBy, attachment }) => {
    const { id, status, restriction, certificateNumber, examinationDate, validUntil, createdAt } = certificate;
    return {
      id,
      status,
      restriction,
      certificateNumber,
      examinationDate,
      validUntil,
      daysLeft: daysBetween(today, validUntil),
      isCurrent: certificate === current,
      attachment,
      createdAt,
      createdBy,
    };
  });
}

/** Build the single fields of person, body, contact, next of kin and employment; hidden fields are null. */
function blocksOf({ row, sections }: Facts, { viewer, today }: Eyes) {
  const { person } = row;
  const shown = guarded(viewer, person);
  const identity = extentOf(viewer, "identity") === "full";
  const numberOf = (kind: string) => {
    const paper = sections.travel.find((entry) => entry.kind === kind);
    return paper ? travelNumber(viewer, paper.documentNumber) : null;
  };
  return {
    personal: {
      sex: shown.sex,
      placeOfBirth: shown.birthPlace,
      dateOfBirth: shown.dateOfBirth,
      age: shown.dateOfBirth ? ageOn(shown.dateOfBirth, today) : null,
      religion: (identity ? row.religion : null) ?? nobody,
      maritalStatus: (identity ? row.maritalStatus : null) ?? nobody,
      idCardNo: shown.idNumber,
      kkNumber: shown.kkNumber,
      npwpNumber: shown.npwpNumber,
      bpjsKesehatanNumber: shown.bpjsKesehatanNumber,
      bpjsKetenagakerjaanNumber: shown.bpjsKetenagakerjaanNumber,
      seamanBookNo: numberOf("seaman-book"),
      passportNo: numberOf("passport"),
    },
    physical: {
      height: shown.height,
      weight: shown.weight,
      bmi: shown.bmi,
      safetyShoesSize: shown.safetyShoesSize,
      trousersSize: shown.trousersSize,
      coverallSize: shown.coverallSize,
      shirtSize: shown.shirtSize,
    },
    contact: { phoneNo: shown.phone, emailAddress: shown.email, address: shown.address },
    nextOfKin: {
      fullName: shown.nextOfKinName,
      relation: shown.nextOfKinRelation,
      phoneNumber: shown.nextOfKinPhone,
      emailAddress: shown.nextOfKinEmail,
      address: shown.nextOfKinAddress,
    },
    employment: {
      employmentTypeId: person.employmentTypeId,
      employmentType: row.employmentType?.name ?? null,
      employmentTypeNameId: row.employmentType?.nameId ?? row.employmentType?.name ?? null,
      joinedOn: person.joinedOn,
      applicantId: person.applicantId,
      ptkpId: shown.ptkpId,
      ptkp: shown.ptkpId === null ? null : row.ptkp,
      resignedOn: person.resignedOn,
      resignationClass: shown.resignationClass,
      resignationReason: shown.resignationReason,
    },
  };
}

/** Count open change requests; viewers of pay without contact see those of bank accounts only. */
function openRequestsFor(row: PersonRow, viewer: Viewer): number | null {
  if (extentOf(viewer, "contact") === "full") return row.openChangeRequests;
  return extentOf(viewer, "payroll") === "full" ? row.openBankRequests : null;
}

/** Build the page header: rank, vessel and status. */
function headOf({ row, sections }: Facts, { viewer, today }: Eyes) {
  const { person, names } = row;
  const professional = extentOf(viewer, "professional") === "full";
  const [status, statusSince] = seesRegister(viewer)
    ? [person.status, person.statusSince]
    : [withoutBar(person), sinceWithoutBars(person, sections.statuses)];
  const validity = {
    missing: person.missingCertificates,
    firstExpiry: person.firstCertificateExpiry,
    plannedOffBoard: person.plannedOffBoard,
  };
  return {
    id: person.id,
    employeeId: person.id,
    version: person.version,
    employeeIdNumber: person.employeeNumber,
    employeeNumber: person.employeeNumber,
    fullName: person.fullName,
    divisionId: person.divisionId,
    divisionName: names.division,
    crewOrigin: person.crewOrigin,
    seaFarerId: person.seafarerCode,
    nationality: row.nationality ?? nobody,
    jobPositionMarineId: person.divisionId === 1 ? person.positionId : null,
    jobPositionTankerId: person.divisionId === 2 ? person.positionId : null,
    jobPositionId: person.positionId,
    jobPositionName: names.position,
    jobPositionNameId: names.positionNameId,
    jobPositionLevel: names.positionLevel,
    shipId: person.vesselTypeId,
    shipName: names.vesselType,
    shipNameId: names.vesselTypeNameId,
    photo: row.photo,
    status,
    onBoardStatus: status,
    isResigned: status === "resigned",
    processingStoppedAt: person.processingStoppedAt,
    statusSince,
    statusDays: Math.max(0, daysBetween(statusSince, today)),
    vesselId: person.vesselId,
    vesselName: person.vesselId === null ? null : names.latestVessel,
    lastVesselName: names.latestVessel,
    plannedOffBoard: person.plannedOffBoard,
    daysToOffBoard: person.plannedOffBoard === null ? null : daysBetween(today, person.plannedOffBoard),
    certificateStatus: professional ? certificateStatus(validity, today) : null,
    missingCertificates: professional ? person.missingCertificates : null,
    nextPaperExpiry: professional ? person.nextPaperExpiry : null,
    suitabilityLevelId: seesRegister(viewer) ? row.level : null,
    openChangeRequests: openRequestsFor(row, viewer),
    createdAt: person.createdAt,
    updatedAt: person.updatedAt,
    updatedBy: names.updatedBy,
  };
}

/** Build education, certificates, training, sea service and appraisals; null without access to professional data. */
function careerOf({ required, sections }: Facts, { viewer, today }: Eyes) {
  if (extentOf(viewer, "professional") !== "full")
    return { education: null, coc: null, cop: null, training: null, seaService: null, appraisals: null };
  const rows = (kind: "coc" | "cop") =>
    certificateRows(
      required.filter((asked) => asked.kind === kind),
      sections.certificates.filter((paper) => paper.kind === kind),
      today,
    );
  const services = sections.services.map((entry) => ({ ...entry, days: seaDays([entry], today) }));
  return {
    education: sections.educations,
    coc: rows("coc"),
    cop: rows("cop"),
    training: sections.trainings.map((entry) => ({ ...entry, ...paperStatus(entry.expired, today) })),
    seaService: { rows: services, totals: seaTotals(sections.services, today) },
    // Principals see no appraisals. product 5.11
    appraisals: readsAppraisals(viewer) ? sections.appraisals : null,
  };
}

/** Build a seafarer's record for one viewer. product 5.12 */
export function detailOf(facts: Facts, eyes: Eyes): CrewDetail {
  const { row, sections, accounts } = facts;
  const { actor, viewer, today } = eyes;
  const career = careerOf(facts, eyes);
  const seesAll = (fieldClass: FieldClass) => extentOf(viewer, fieldClass) === "full";
  const allowedActions = allowedActionsOf(actor, row.person);
  const { status, statusSince } = row.person;
  return {
    ...headOf(facts, eyes),
    ...blocksOf(facts, eyes),
    ...career,
    allowedActions,
    isIdle:
      allowedActions.includes("resign") &&
      isIdle({ status, statusSince, employmentType: row.employmentType?.name ?? null, planned: row.planned }, today),
    fieldClasses: [...fieldClassesOf(actor, row.person)],
    badges: {
      certification: openPapers([...(career.coc ?? []), ...(career.cop ?? [])]),
      upcomingSchedule: allowedActions.includes("see-upcoming-schedule") ? row.planned : 0,
    },
    travelDocuments: travelOf(facts, eyes),
    documents: sections.documents
      .filter(({ type }) => seesAll(classOfDocument[type]))
      .map(({ verifiedAt, createdAt, ...entry }) => ({
        ...entry,
        verifiedAt: instantOf(verifiedAt),
        createdAt: instantOf(createdAt),
      })),
    bank: seesAll("payroll") ? accounts : null,
    medical: medicalSummary(facts, eyes),
    medicalCertificates: seesAll("medical") ? medicalRows(facts, today) : null,
    statusHistory: seesAll("contact")
      ? (seesRegister(viewer) ? sections.statuses : historyWithoutBars(sections.statuses)).map((entry) => ({
          ...entry,
          createdAt: new Date(entry.createdAt),
        }))
      : null,
  };
}

/** List the sensitive classes a record shows. product 5.20 */
export function shownClasses({ personal, employment, bank, medical, suitabilityLevelId }: CrewDetail): FieldClass[] {
  const { idCardNo, kkNumber, religion, maritalStatus, npwpNumber, bpjsKesehatanNumber, bpjsKetenagakerjaanNumber } =
    personal;
  const shown: Partial<Record<FieldClass, boolean>> = {
    identity: [idCardNo, kkNumber, religion.name, maritalStatus.name].some(Boolean),
    payroll:
      [npwpNumber, bpjsKesehatanNumber, bpjsKetenagakerjaanNumber, employment.ptkp].some(Boolean) ||
      (bank?.length ?? 0) > 0,
    medical: medical !== null,
    suitability: suitabilityLevelId !== null,
  };
  return loggedClasses.filter((fieldClass) => shown[fieldClass]);
}
