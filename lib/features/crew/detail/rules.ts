import type { z } from "zod";
import type { FieldClass } from "@/db/enums/crew";
import type { Actor } from "@/lib/access/actor";
import { allowedActionsOf } from "./allowed-actions.rules";
import { certificateStatus, expiryStatus } from "../compliance/certificate-validity.rules";
import type { CrewDetail, MedicalRow, travelRow } from "./schema";
import {
  classOfDocument,
  extentOf,
  fieldClassesOf,
  redacted,
  loggedClasses,
  visibleMedical,
  canReadAppraisals,
  visibleTravelNumber,
  type Viewer,
} from "../fields.rules";
import { shownFields, shownValues } from "../person-fields.rules";
import { isIdle } from "../idle.rules";
import { currentMedical, medicalStatusOn } from "../medical/rules";
import { certificateRows, instantOf, countOpenCertificates } from "./certificates.rules";
import { ageOn, daysBetween } from "@/lib/platform/calendar/period";
import type { PersonRow } from "../person.queries";
import { seaDays, seaTotals } from "../sea-time/rules";
import { historyWithoutBars, canViewRegister, sinceWithoutBars, withoutBar } from "../visibility/status.rules";
import type { bankAccountsOf, medicalsOf, recordSectionsOf } from "./record-sections.queries";

type Required = Parameters<typeof certificateRows>[0];
type Facts = {
  row: PersonRow;
  required: Required;
  sections: Awaited<ReturnType<typeof recordSectionsOf>>;
  accounts: Awaited<ReturnType<typeof bankAccountsOf>>;
  medicals: Awaited<ReturnType<typeof medicalsOf>>;
};
type ViewContext = { actor: Actor; viewer: Viewer; today: string };
type Named = CrewDetail["nationality"];

const emptyName: Named = { id: null, name: null, nameId: null };
const dated = (expired: string | null, today: string) => ({
  noExpiry: expired === null,
  ...expiryStatus(expired, today),
});

function travelOf({ sections }: Facts, { viewer, today }: ViewContext): z.output<typeof travelRow>[] | null {
  const extent = extentOf(viewer, "travel");
  if (extent === "none") return null;
  return sections.travel.map(({ verifiedAt, createdAt, ...entry }) => ({
    ...entry,
    documentNumber: visibleTravelNumber(viewer, entry.documentNumber) ?? "",
    attachment: extent === "full" ? entry.attachment : null,
    ...dated(entry.expired, today),
    verifiedAt: instantOf(verifiedAt),
    createdAt: instantOf(createdAt),
  }));
}

function medicalSummary({ medicals }: Facts, { viewer, today }: ViewContext): CrewDetail["medical"] {
  const certificates = medicals.map(({ certificate }) => certificate);
  const current = currentMedical(certificates);
  const match = medicals.find(({ certificate }) => certificate === current);
  if (!match) return null;
  const { certificateNumber, examinationDate, validUntil, restriction } = match.certificate;
  const status = medicalStatusOn(certificates, today);
  const visible = visibleMedical(viewer, {
    status,
    certificateNumber,
    examinationDate,
    validUntil,
    daysLeft: daysBetween(today, validUntil),
    restriction,
    attachment: match.attachment,
  });
  return visible && { ...visible, status };
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
function blocksOf({ row, sections }: Facts, { viewer, today }: ViewContext) {
  const { person } = row;
  const visible = redacted(viewer, person);
  const identity = extentOf(viewer, "identity") === "full";
  const numberOf = (kind: string) => {
    const travelDocument = sections.travel.find((entry) => entry.kind === kind);
    return travelDocument ? visibleTravelNumber(viewer, travelDocument.documentNumber) : null;
  };
  return {
    personal: {
      ...shownValues("personal", visible),
      age: visible.dateOfBirth ? ageOn(visible.dateOfBirth, today) : null,
      religion: (identity ? row.religion : null) ?? emptyName,
      maritalStatus: (identity ? row.maritalStatus : null) ?? emptyName,
      seamanBookNo: numberOf("seaman-book"),
      passportNo: numberOf("passport"),
    },
    physical: { ...shownValues("physical", visible), bmi: visible.bmi },
    contact: shownValues("contact", visible),
    nextOfKin: shownValues("next-of-kin", visible),
    employment: {
      employmentTypeId: person.employmentTypeId,
      employmentType: row.employmentType?.name ?? null,
      employmentTypeNameId: row.employmentType?.nameId ?? row.employmentType?.name ?? null,
      joinedOn: person.joinedOn,
      applicantId: person.applicantId,
      ptkpId: visible.ptkpId,
      ptkp: visible.ptkpId === null ? null : row.ptkp,
      resignedOn: person.resignedOn,
      resignationClass: visible.resignationClass,
      resignationReason: visible.resignationReason,
    },
  };
}

/** Count open change requests; viewers of pay without contact see those of bank accounts only. */
function openRequestsFor(row: PersonRow, viewer: Viewer): number | null {
  if (extentOf(viewer, "contact") === "full") return row.openChangeRequests;
  return extentOf(viewer, "payroll") === "full" ? row.openBankRequests : null;
}

/** Build the page header: rank, vessel and status. */
function headerOf({ row, sections }: Facts, { viewer, today }: ViewContext) {
  const { person, names } = row;
  const professional = extentOf(viewer, "professional") === "full";
  const [status, statusSince] = canViewRegister(viewer)
    ? [person.status, person.statusSince]
    : [withoutBar(person), sinceWithoutBars(person, sections.statuses)];
  const validity = {
    missing: person.missingCertificates,
    firstExpiry: person.firstCertificateExpiry,
    plannedOffBoard: person.plannedOffBoard,
  };
  return {
    id: person.id,
    crewId: person.id,
    version: person.version,
    employeeIdNumber: person.employeeNumber,
    employeeNumber: person.employeeNumber,
    fullName: person.fullName,
    divisionId: person.divisionId,
    divisionName: names.division,
    crewOrigin: person.crewOrigin,
    seaFarerId: person.seafarerCode,
    nationality: row.nationality ?? emptyName,
    jobPositionMarineId: person.divisionId === 1 ? person.positionId : null,
    jobPositionTankerId: person.divisionId === 2 ? person.positionId : null,
    jobPositionId: person.positionId,
    jobPositionName: names.position,
    jobPositionNameId: names.positionNameId,
    jobPositionLevel: names.positionLevel,
    vesselTypeId: person.vesselTypeId,
    vesselTypeName: names.vesselType,
    vesselTypeNameId: names.vesselTypeNameId,
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
    suitabilityLevelId: canViewRegister(viewer) ? row.level : null,
    openChangeRequests: openRequestsFor(row, viewer),
    createdAt: person.createdAt,
    updatedAt: person.updatedAt,
    updatedBy: names.updatedBy,
  };
}

/** Build education, certificates, training, sea service and appraisals; null without access to professional data. */
function careerOf({ required, sections }: Facts, { viewer, today }: ViewContext) {
  if (extentOf(viewer, "professional") !== "full")
    return { education: null, coc: null, cop: null, training: null, seaService: null, appraisals: null };
  const rows = (kind: "coc" | "cop") =>
    certificateRows(
      required.filter((requirement) => requirement.kind === kind),
      sections.certificates.filter((certificate) => certificate.kind === kind),
      today,
    );
  const services = sections.services.map((entry) => ({ ...entry, days: seaDays([entry], today) }));
  return {
    education: sections.educations,
    coc: rows("coc"),
    cop: rows("cop"),
    training: sections.trainings.map((entry) => ({ ...entry, ...expiryStatus(entry.expired, today) })),
    seaService: { rows: services, totals: seaTotals(sections.services, today) },
    // Principals see no appraisals. product 5.11
    appraisals: canReadAppraisals(viewer) ? sections.appraisals : null,
  };
}

/** Build a seafarer's record for one viewer. product 5.12 */
export function detailOf(facts: Facts, context: ViewContext): CrewDetail {
  const { row, sections, accounts } = facts;
  const { actor, viewer, today } = context;
  const career = careerOf(facts, context);
  const canViewAll = (fieldClass: FieldClass) => extentOf(viewer, fieldClass) === "full";
  const allowedActions = allowedActionsOf(actor, row.person);
  const { status, statusSince } = row.person;
  return {
    ...headerOf(facts, context),
    ...blocksOf(facts, context),
    ...career,
    allowedActions,
    isIdle:
      allowedActions.includes("resign") &&
      isIdle({ status, statusSince, employmentType: row.employmentType?.name ?? null, planned: row.planned }, today),
    fieldClasses: [...fieldClassesOf(actor, row.person)],
    badges: {
      certification: countOpenCertificates([...(career.coc ?? []), ...(career.cop ?? [])]),
      upcomingSchedule: allowedActions.includes("see-upcoming-schedule") ? row.planned : 0,
    },
    travelDocuments: travelOf(facts, context),
    documents: sections.documents
      .filter(({ type }) => canViewAll(classOfDocument[type]))
      .map(({ verifiedAt, createdAt, ...entry }) => ({
        ...entry,
        verifiedAt: instantOf(verifiedAt),
        createdAt: instantOf(createdAt),
      })),
    bank: canViewAll("payroll") ? accounts : null,
    medical: medicalSummary(facts, context),
    medicalCertificates: canViewAll("medical") ? medicalRows(facts, today) : null,
    statusHistory: canViewAll("contact")
      ? (canViewRegister(viewer) ? sections.statuses : historyWithoutBars(sections.statuses)).map((entry) => ({
          ...entry,
          createdAt: new Date(entry.createdAt),
        }))
      : null,
  };
}

const valueIn = (values: Record<string, unknown>, name: string) => values[name];

/** List the sensitive classes a record shows. product 5.20 */
export function shownClasses({ personal, employment, bank, medical, suitabilityLevelId }: CrewDetail): FieldClass[] {
  const hasValue = (fieldClass: FieldClass) =>
    shownFields("personal").some((field) => field.fieldClass === fieldClass && Boolean(valueIn(personal, field.name)));
  const visibleClasses: Partial<Record<FieldClass, boolean>> = {
    identity: hasValue("identity") || [personal.religion.name, personal.maritalStatus.name].some(Boolean),
    payroll: hasValue("payroll") || Boolean(employment.ptkp) || (bank?.length ?? 0) > 0,
    medical: medical !== null,
    suitability: suitabilityLevelId !== null,
  };
  return loggedClasses.filter((fieldClass) => visibleClasses[fieldClass]);
}
