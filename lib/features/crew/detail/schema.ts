import { z } from "zod";
import { crewOrigins } from "@/db/enums/applicants";
import {
  certificateStatuses,
  crewDocumentTypes,
  crewStatuses,
  medicalStatuses,
  resignationClasses,
  statusEvents,
  travelDocumentKinds,
  verificationMethods,
} from "@/db/enums/crew";
import { principalStatuses, employeeStatuses } from "@/db/enums/manning";
import { attachment, documentStatuses } from "../sections/values.schema";
import { shownFields, type FormField, type PersonSection, type ShownSection } from "../person-fields.rules";

const text = z.string().nullable();
const day = z.string().nullable();
const amount = z.number().nullable();
const verification = {
  verifiedAt: z.date().nullable(),
  verifiedBy: text,
  verificationMethod: z.enum(verificationMethods).nullable(),
  verificationNote: text,
};
const uploaded = { createdAt: z.date().nullable(), createdBy: text };

/**
 * A certificate, or the empty row of a missing mandatory one with id, number and issued null. name is English and
 * nameId Indonesian; both as printed for unlisted ones.
 */
const certificateRow = z.object({
  id: z.number().nullable(),
  certificateId: z.number().nullable(),
  cocId: z.number().nullable().optional(),
  copId: z.number().nullable().optional(),
  name: z.string(),
  nameId: z.string(),
  number: text,
  issued: day,
  expired: day,
  noExpiry: z.boolean(),
  description: text,
  isRequired: z.boolean(),
  minMonthsValid: z.number(),
  status: z.enum(documentStatuses),
  daysLeft: amount,
  coveredBy: text,
  coveredByNameId: text,
  attachment: attachment.nullable(),
  ...verification,
  ...uploaded,
});
export type CertificateRow = z.output<typeof certificateRow>;

export const travelRow = z.object({
  id: z.number(),
  kind: z.enum(travelDocumentKinds),
  documentName: z.string(),
  documentNameId: text,
  documentNumber: z.string(),
  issued: z.string(),
  expired: day,
  noExpiry: z.boolean(),
  description: text,
  status: z.enum(documentStatuses),
  daysLeft: amount,
  attachment: attachment.nullable(),
  ...verification,
  ...uploaded,
});
export const documentRow = z.object({
  id: z.number(),
  type: z.enum(crewDocumentTypes),
  label: z.string(),
  attachment,
  ...verification,
  ...uploaded,
});
export const educationRow = z.object({
  id: z.number(),
  universityName: z.string(),
  degree: z.string(),
  major: z.string(),
  gpa: amount,
  entryYear: z.number(),
  graduationYear: z.number(),
  city: z.string(),
});
export const trainingRow = z.object({
  id: z.number(),
  institution: z.string(),
  training: z.string(),
  category: text,
  instructor: text,
  feedback: text,
  evaluation: text,
  issued: z.string(),
  expired: day,
  status: z.enum(documentStatuses),
  daysLeft: amount,
});
export const seaServiceRow = z.object({
  id: z.number(),
  companyName: z.string(),
  position: z.string(),
  vesselName: z.string(),
  vesselType: z.string(),
  grt: amount,
  hp: amount,
  dwt: amount,
  onBoard: z.string(),
  offBoard: day,
  note: text,
  vesselId: z.number().nullable(),
  isOwnRecord: z.boolean(),
  days: z.number(),
  attachment: attachment.nullable(),
});
const total = z.object({ periods: z.number(), days: z.number(), months: z.number() });
const namedTotal = total.extend({ name: z.string() });
const seaServiceTotals = total.extend({
  byRank: z.array(namedTotal),
  byVesselType: z.array(namedTotal),
  maxGrt: amount,
  maxDwt: amount,
});
const bankRow = z.object({
  id: z.number(),
  sequence: z.number(),
  bankName: z.string(),
  accountNumber: z.string(),
  accountName: z.string(),
  createdAt: z.date(),
  createdBy: text,
  confirmedBy: text,
});
/** A medical certificate. isCurrent marks the latest examination, the only one that counts. product 5.5 */
const medicalRow = z.object({
  id: z.number(),
  status: z.enum(medicalStatuses),
  restriction: text,
  certificateNumber: text,
  examinationDate: z.string(),
  validUntil: z.string(),
  daysLeft: z.number(),
  isCurrent: z.boolean(),
  attachment: attachment.nullable(),
  createdAt: z.date(),
  createdBy: text,
});
export type MedicalRow = z.output<typeof medicalRow>;
export const statusRow = z.object({
  id: z.number(),
  event: z.enum(statusEvents),
  fromStatus: z.enum(crewStatuses).nullable(),
  toStatus: z.enum(crewStatuses),
  effectiveOn: z.string(),
  vesselName: text,
  resignationClass: z.enum(resignationClasses).nullable(),
  reason: text,
  createdAt: z.coerce.date(),
  createdBy: text,
});

export const crewActions = [
  "edit",
  "request-change",
  "change-bank",
  "request-bank-change",
  "add-certificate",
  "request-certificate",
  "verify-certificate",
  "write-medical",
  "add-sea-service",
  "request-sea-service",
  "cv-staff",
  "cv-principal",
  "see-upcoming-schedule",
  "see-suitability",
  "write-suitability",
  "request-removal",
  "see-document-history",
  "see-reads",
  "resign",
  "rehire",
] as const;
export type CrewAction = (typeof crewActions)[number];

/** Return the schema of a declared field as a viewer may see it; null if not. */
function visibleSchema({ input }: FormField): z.ZodType {
  if (input.kind === "number") return amount;
  return input.kind === "word" ? z.enum([...input.values]).nullable() : text;
}
type Schemas<T> = { [N in keyof T]: z.ZodType<T[N]> };
/** Return the schemas of a section's fields, without those of the header and the choices. */
const visibleShape = <S extends PersonSection>(section: S) =>
  // Each field is that of its declaration; TypeScript cannot follow the mapping.
  Object.fromEntries(shownFields(section).map((field) => [field.name, visibleSchema(field)])) as unknown as Schemas<
    ShownSection<S>
  >;

const named = z.object({ id: z.number().nullable(), name: text, nameId: text });
/** A seafarer's record. Hidden sections and fields are null. product 5.12 */
export const crewDetail = z.object({
  id: z.number(),
  crewId: z.number(),
  version: z.number(),
  allowedActions: z.array(z.enum(crewActions)),
  fieldClasses: z.array(z.string()),
  employeeIdNumber: z.string(),
  employeeNumber: z.string(),
  fullName: z.string(),
  divisionId: z.number(),
  divisionName: z.string(),
  jobPositionMarineId: z.number().nullable(),
  jobPositionTankerId: z.number().nullable(),
  jobPositionId: z.number(),
  jobPositionName: z.string(),
  jobPositionNameId: z.string(),
  jobPositionLevel: z.string(),
  vesselTypeId: z.number(),
  vesselTypeName: z.string(),
  vesselTypeNameId: z.string(),
  crewOrigin: z.enum(crewOrigins),
  seaFarerId: text,
  nationality: named,
  photo: attachment.nullable(),
  status: z.enum(crewStatuses),
  onBoardStatus: z.enum(crewStatuses),
  isResigned: z.boolean(),
  processingStoppedAt: z.date().nullable(),
  statusSince: z.string(),
  statusDays: z.number(),
  vesselId: z.number().nullable(),
  vesselName: text,
  lastVesselName: text,
  /** Whether the person probably left, for users who record resignations. product 5.3 */
  isIdle: z.boolean(),
  plannedOffBoard: day,
  daysToOffBoard: amount,
  certificateStatus: z.enum(certificateStatuses).nullable(),
  missingCertificates: amount,
  nextPaperExpiry: day,
  suitabilityLevelId: z.union([z.literal(1), z.literal(2), z.literal(3)]).nullable(),
  openChangeRequests: amount,
  badges: z.object({ certification: z.number(), upcomingSchedule: z.number() }),
  createdAt: z.date(),
  updatedAt: z.date(),
  updatedBy: text,
  personal: z.object({
    ...visibleShape("personal"),
    age: amount,
    religion: named,
    maritalStatus: named,
    seamanBookNo: text,
    passportNo: text,
  }),
  physical: z.object({ ...visibleShape("physical"), bmi: amount }),
  contact: z.object(visibleShape("contact")),
  nextOfKin: z.object(visibleShape("next-of-kin")),
  employment: z.object({
    employmentTypeId: z.number().nullable(),
    employmentType: text,
    employmentTypeNameId: text,
    ptkpId: z.number().nullable(),
    ptkp: text,
    joinedOn: z.string(),
    applicantId: z.number().nullable(),
    resignedOn: day,
    resignationClass: z.enum(resignationClasses).nullable(),
    resignationReason: text,
  }),
  education: z.array(educationRow).nullable(),
  travelDocuments: z.array(travelRow).nullable(),
  documents: z.array(documentRow),
  coc: z.array(certificateRow).nullable(),
  cop: z.array(certificateRow).nullable(),
  training: z.array(trainingRow).nullable(),
  seaService: z.object({ rows: z.array(seaServiceRow), totals: seaServiceTotals }).nullable(),
  /** The last two approved appraisals, newest first. */
  appraisals: z
    .array(z.object({ dateOfReport: z.string(), average: z.number().nullable(), reEmployed: z.boolean().nullable() }))
    .nullable(),
  bank: z.array(bankRow).nullable(),
  medical: z
    .object({
      status: z.string(),
      certificateNumber: text,
      examinationDate: day,
      validUntil: day,
      daysLeft: amount,
      restriction: text,
      attachment: attachment.nullable(),
    })
    .nullable(),
  medicalCertificates: z.array(medicalRow).nullable(),
  statusHistory: z.array(statusRow).nullable(),
});
export type CrewDetail = z.output<typeof crewDetail>;

export const scheduleRow = z.object({
  id: z.number(),
  assignmentOn: z.string(),
  vesselCrewId: z.number(),
  vesselId: z.number(),
  vesselName: z.string(),
  vesselType: z.string(),
  vesselTypeNameId: z.string(),
  principal: text,
  jobPositionId: z.number(),
  jobPositionName: z.string(),
  jobPositionNameId: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  originalOffBoardDate: day,
  onBoard: day,
  offBoard: day,
  days: z.number(),
  isExtended: z.boolean(),
  principalStatus: z.enum(principalStatuses),
  employeeStatus: z.enum(employeeStatuses),
  summaryStatus: z.enum(["Confirmed", "Pending", "Rejected"]),
  rejectionReason: text,
  createdAt: z.date(),
  createdBy: text,
  version: z.number(),
  employeeSchedulingId: z.number().nullable(),
  employeeSchedulingStatusId: z.number().nullable(),
  scheduledOnBoardDate: day,
  onboardLocationPortName: text,
  scheduledOffBoardDate: day,
  offboardLocationPortName: text,
});
export type ScheduleRow = z.output<typeof scheduleRow>;
export const upcomingSchedule = z.array(scheduleRow);

const historyKinds = ["coc", "cop", "travel-document", "personal-document", "medical-certificate"] as const;
export const historyRow = z.object({
  id: z.number(),
  kind: z.enum(historyKinds),
  type: text,
  name: z.string(),
  number: text,
  issued: day,
  expired: day,
  attachment: attachment.nullable(),
  ...verification,
  createdAt: z.date(),
  createdBy: text,
  supersededBy: z.number().nullable(),
  supersededAt: z.date().nullable(),
  removedAt: z.date().nullable(),
  removedBy: text,
  isCurrent: z.boolean(),
});
export type HistoryRow = z.output<typeof historyRow>;

/**
 * A short preview; hidden parts are null. missing: mandatory certificates without a document. ends: current documents
 * that expire soon or have expired. unverified: those not verified. named: the first of them.
 */
export const crewPreview = z.object({
  crewId: z.number(),
  employeeNumber: z.string(),
  fullName: z.string(),
  photoFileId: z.string().nullable(),
  position: z.string(),
  positionNameId: z.string(),
  status: z.enum(crewStatuses),
  statusSince: z.string(),
  vesselId: z.number().nullable(),
  vesselName: text,
  plannedOffBoard: text,
  daysToOffBoard: amount,
  next: z
    .object({ vesselId: z.number(), vesselName: z.string(), startDate: z.string(), endDate: z.string() })
    .nullable(),
  papers: z
    .object({
      missing: z.number(),
      ends: z.number(),
      unverified: z.number(),
      named: z.array(
        z.object({ name: z.string(), nameId: z.string(), expired: text, daysLeft: amount, isVerified: z.boolean() }),
      ),
    })
    .nullable(),
  medical: z
    .object({ status: z.enum([...medicalStatuses, "Expired", "-"]), validUntil: text, daysLeft: amount })
    .nullable(),
  phone: text,
});
export type CrewPreview = z.output<typeof crewPreview>;
