import { sql } from "drizzle-orm";
import {
  check,
  foreignKey,
  index,
  inet,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import {
  assessmentStatuses,
  assessmentTypes,
  crewOrigins,
  sexes,
  type AssessmentStatus,
  type AssessmentType,
} from "../enums/applicants";
import { encryptedText } from "../encryption";
import { createdAt, day, decimal, identity, instant, updatedAt, version } from "./columns";
import { fileId } from "./files";
import { jobOpenings } from "./job-openings";
import { lookupId } from "./lookups";
import { divisions } from "./positions";
import { userId } from "./users";
import { visitors } from "./captcha";
import { personal } from "../personal";

export const applicants = pgTable(
  "applicants",
  {
    id: identity(),
    registrationNumber: text().notNull().unique(),
    statusGuid: uuid().notNull().defaultRandom(),
    divisionId: integer()
      .notNull()
      .references(() => divisions.id),
    jobOpeningId: integer()
      .notNull()
      .references(() => jobOpenings.id),
    /** Values of the opening, kept equal by the foreign key. */
    positionId: integer().notNull(),
    vesselTypeId: integer().notNull(),
    currentStatusId: integer().notNull().default(1),
    /** The tab of an applicant: the stage, and one tab for both final results. */
    tabId: integer()
      .notNull()
      .generatedAlwaysAs(sql`least(current_status_id, 7)`),
    /** Last status per assessment type, maintained by a trigger of assessments. */
    states: jsonb().$type<Partial<Record<AssessmentType, AssessmentStatus>>>().notNull().default({}),
    language: text({ enum: ["en", "id"] }).notNull(),
    crewOrigin: text({ enum: crewOrigins }).notNull(),
    fullName: text().notNull(),
    familyName: text(),
    givenNames: text(),
    email: text().notNull(),
    phone: text().notNull(),
    address: text().notNull(),
    sex: text({ enum: sexes }).notNull(),
    birthPlace: text().notNull(),
    dateOfBirth: day().notNull(),
    religionId: lookupId(),
    maritalStatusId: lookupId(),
    nationalityId: lookupId().notNull(),
    seafarerCode: text().notNull(),
    seamanBookNumber: text().notNull(),
    idNumber: encryptedText(),
    idNumberHash: text(),
    kkNumber: encryptedText(),
    npwpNumber: encryptedText(),
    bpjsKesehatanNumber: encryptedText(),
    bpjsKetenagakerjaanNumber: encryptedText(),
    passportNumber: text(),
    height: decimal(5, 1).notNull(),
    weight: decimal(5, 1).notNull(),
    bmi: decimal(4, 1).notNull(),
    safetyShoesSize: text().notNull(),
    trousersSize: text().notNull(),
    coverallSize: text().notNull(),
    shirtSize: text().notNull(),
    nextOfKinName: text().notNull(),
    nextOfKinEmail: text(),
    nextOfKinPhone: text().notNull(),
    nextOfKinAddress: text().notNull(),
    photoFileId: fileId(),
    ktpFileId: fileId(),
    passportFileId: fileId(),
    consentVersion: text().notNull(),
    consentLanguage: text({ enum: ["en", "id"] }).notNull(),
    consentAt: instant().notNull(),
    consentAddress: inet(),
    specificConsentAt: instant().notNull(),
    keepForOtherOpeningsAt: instant(),
    searchText: text()
      .notNull()
      .generatedAlwaysAs(
        sql`public.search_text(full_name || ' ' || registration_number || ' ' || seafarer_code || ' ' || coalesce(family_name, '') || ' ' || coalesce(given_names, ''))`,
      ),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    movedAt: instant().notNull().defaultNow(),
    version: version(),
  },
  (table) => [
    check("applicants_status", sql`${table.currentStatusId} between 1 and 8`),
    uniqueIndex("applicants_once_by_email").on(table.jobOpeningId, sql`lower(${table.email})`),
    uniqueIndex("applicants_once_by_seafarer_code").on(table.jobOpeningId, table.seafarerCode),
    uniqueIndex("applicants_once_by_id_number").on(table.jobOpeningId, table.idNumberHash),
    foreignKey({
      name: "applicants_place",
      columns: [table.jobOpeningId, table.positionId, table.vesselTypeId],
      foreignColumns: [jobOpenings.id, jobOpenings.positionId, jobOpenings.vesselTypeId],
    }).onUpdate("cascade"),
    index("applicants_newest").on(table.divisionId, table.tabId, table.createdAt, table.id),
    index("applicants_by_name").on(table.divisionId, table.tabId, table.fullName, table.id),
    index("applicants_by_number").on(table.divisionId, table.tabId, table.registrationNumber, table.id),
    index("applicants_by_seafarer_code").on(table.divisionId, table.tabId, table.seafarerCode, table.id),
    index("applicants_of_position").on(table.divisionId, table.positionId, table.tabId, table.createdAt, table.id),
    index("applicants_of_vessel_type").on(table.divisionId, table.vesselTypeId, table.tabId, table.createdAt, table.id),
    index("applicants_of_opening").on(table.divisionId, table.jobOpeningId, table.tabId, table.createdAt, table.id),
    index("applicants_by_movement").on(table.divisionId, table.tabId, table.movedAt),
    // Used for counting when a keyword matches almost all applicants.
    index("applicants_texts").on(table.divisionId, table.tabId, table.searchText),
    index("applicants_waiting_for_ces")
      .on(
        table.divisionId,
        table.createdAt,
        table.id,
        table.positionId,
        table.vesselTypeId,
        table.jobOpeningId,
        table.fullName,
      )
      .where(sql`current_status_id = 3 and states ->> 'ces' <> 'Passed'`),
    index("applicants_waiting_for_marlin")
      .on(
        table.divisionId,
        table.createdAt,
        table.id,
        table.positionId,
        table.vesselTypeId,
        table.jobOpeningId,
        table.fullName,
      )
      .where(sql`current_status_id = 3 and states ->> 'marlin' <> 'Passed'`),
    index("applicants_search").using("gin", sql`${table.searchText} gin_trgm_ops`),
    index()
      .on(table.photoFileId)
      .where(sql`photo_file_id is not null`),
    index()
      .on(table.ktpFileId)
      .where(sql`ktp_file_id is not null`),
    index()
      .on(table.passportFileId)
      .where(sql`passport_file_id is not null`),
  ],
);

const owner = () =>
  integer()
    .notNull()
    .references(() => applicants.id, { onDelete: "cascade" });

export const applicantEducations = pgTable(
  "applicant_educations",
  {
    applicantId: owner(),
    sequence: integer().notNull(),
    universityName: text().notNull(),
    degree: text().notNull(),
    major: text().notNull(),
    gpa: decimal(5, 2),
    entryYear: integer().notNull(),
    graduationYear: integer().notNull(),
    city: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.applicantId, table.sequence] })],
);

export const applicantTravelDocuments = pgTable(
  "applicant_travel_documents",
  {
    applicantId: owner(),
    sequence: integer().notNull(),
    documentName: text().notNull(),
    documentNumber: text().notNull(),
    issued: day().notNull(),
    expired: day(),
    description: text(),
  },
  (table) => [primaryKey({ columns: [table.applicantId, table.sequence] })],
);

export const applicantCertificates = pgTable(
  "applicant_certificates",
  {
    applicantId: owner(),
    kind: text({ enum: ["coc", "cop"] }).notNull(),
    sequence: integer().notNull(),
    certificateId: integer(),
    certificateName: text().notNull(),
    certificateNumber: text().notNull(),
    issued: day().notNull(),
    expired: day(),
    description: text(),
    requiredAt: instant(),
    fileId: fileId(),
  },
  (table) => [
    primaryKey({ columns: [table.applicantId, table.kind, table.sequence] }),
    check("applicant_certificates_validity", sql`${table.expired} is null or ${table.expired} > ${table.issued}`),
    index()
      .on(table.fileId)
      .where(sql`file_id is not null`),
  ],
);

export const applicantTrainings = pgTable(
  "applicant_trainings",
  {
    applicantId: owner(),
    sequence: integer().notNull(),
    institution: text().notNull(),
    training: text().notNull(),
    category: text(),
    instructor: text(),
    feedback: text(),
    evaluation: text(),
    issued: day().notNull(),
    expired: day(),
  },
  (table) => [primaryKey({ columns: [table.applicantId, table.sequence] })],
);

export const applicantSeaServices = pgTable(
  "applicant_sea_services",
  {
    applicantId: owner(),
    sequence: integer().notNull(),
    companyName: text().notNull(),
    position: text().notNull(),
    vesselName: text().notNull(),
    vesselType: text().notNull(),
    grt: decimal(12, 3),
    hp: decimal(12, 3),
    dwt: decimal(12, 3),
    onBoard: day().notNull(),
    offBoard: day().notNull(),
    note: text(),
    fileId: fileId(),
  },
  (table) => [
    primaryKey({ columns: [table.applicantId, table.sequence] }),
    check("applicant_sea_services_period", sql`${table.offBoard} > ${table.onBoard}`),
    index()
      .on(table.fileId)
      .where(sql`file_id is not null`),
  ],
);

export const applicantBankAccounts = pgTable(
  "applicant_bank_accounts",
  {
    applicantId: owner(),
    sequence: integer().notNull(),
    bankName: text().notNull(),
    accountNumber: encryptedText().notNull(),
    accountName: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.applicantId, table.sequence] })],
);

/** Append-only: the state of a type is its last row. A trigger refuses update and delete. */
export const assessments = pgTable(
  "assessments",
  {
    id: identity(),
    applicantId: integer()
      .notNull()
      .references(() => applicants.id),
    type: text({ enum: assessmentTypes }).notNull(),
    status: text({ enum: assessmentStatuses }).notNull(),
    divisionId: integer()
      .notNull()
      .references(() => divisions.id),
    reason: text(),
    details: jsonb(),
    createdAt: createdAt(),
    createdBy: userId(),
  },
  (table) => [
    index().on(table.applicantId, table.type, table.id.desc().nullsFirst()),
    index().on(table.divisionId, table.createdAt),
    index("assessments_hired_as")
      .on(sql`(details ->> 'crewId')`)
      .where(sql`type = 'result' and status = 'Completed'`),
    index("assessments_mcu_letter")
      .on(sql`(details ->> 'letterNumber')`)
      .where(sql`type = 'mcu' and status = 'InProgress'`),
    index("assessments_mcu_day")
      .on(table.divisionId, sql`(details ->> 'date')`)
      .where(sql`type = 'mcu' and status = 'InProgress'`),
  ],
);

/** Comments of staff about an applicant. */
export const applicantComments = pgTable(
  "applicant_comments",
  {
    id: identity(),
    applicantId: owner(),
    text: text().notNull(),
    createdAt: createdAt(),
    createdBy: userId().notNull(),
  },
  (table) => [index().on(table.applicantId, table.id)],
);

/** A mailed link that reopens the wizard for one applicant. Only the hash of its token is stored. */
export const revisionLinks = pgTable(
  "revision_links",
  {
    id: identity(),
    tokenHash: text().notNull().unique(),
    applicantId: owner(),
    reason: text().notNull(),
    createdAt: createdAt(),
    createdBy: userId(),
    expiresAt: instant().notNull(),
    revokedAt: instant(),
    usedAt: instant(),
  },
  (table) => [index().on(table.applicantId)],
);

/** Unsent input of an applicant, encrypted as a whole; one per browser and opening. */
export const registrationDrafts = pgTable(
  "registration_drafts",
  {
    id: identity(),
    visitorId: uuid()
      .notNull()
      .references(() => visitors.id, { onDelete: "cascade" }),
    jobOpeningId: integer()
      .notNull()
      .references(() => jobOpenings.id, { onDelete: "cascade" }),
    content: encryptedText().notNull(),
    submittedSteps: integer()
      .array()
      .notNull()
      .default(sql`'{}'`),
    applicantId: integer().references(() => applicants.id),
    /** Set while an applicant revises a sent registration. */
    revisionLinkId: integer().references(() => revisionLinks.id, { onDelete: "set null" }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex().on(table.visitorId, table.jobOpeningId),
    index().on(table.updatedAt),
    index()
      .on(table.applicantId)
      .where(sql`applicant_id is not null`),
  ],
);

/** Last registration number per division and month (yyyyMM, Asia/Jakarta). */
export const registrationCounters = pgTable(
  "registration_counters",
  { divisionId: integer().notNull(), month: text().notNull(), last: integer().notNull() },
  (table) => [primaryKey({ columns: [table.divisionId, table.month] })],
);

/** Who the rows name, what a person's archive gives of them and what an erasure makes of them. */
export const personalData = [
  personal(applicantBankAccounts, {
    by: ["applicantId", "accountName"],
    export: { in: "applications.bankAccounts" },
    erase: "destroy",
  }),
  personal(applicantCertificates, {
    by: ["applicantId"],
    export: { in: "applications.certificates" },
    erase: "destroy",
  }),
  personal(applicantComments, {
    by: ["applicantId", "createdBy"],
    export: { in: "applications.comments" },
    erase: "destroy",
  }),
  personal(applicantEducations, { by: ["applicantId"], export: { in: "applications.educations" }, erase: "destroy" }),
  personal(applicantSeaServices, { by: ["applicantId"], export: { in: "applications.seaServices" }, erase: "destroy" }),
  personal(applicantTrainings, { by: ["applicantId"], export: { in: "applications.trainings" }, erase: "destroy" }),
  personal(applicantTravelDocuments, {
    by: ["applicantId"],
    export: { in: "applications.travelDocuments" },
    erase: "destroy",
  }),
  personal(applicants, {
    by: ["fullName", "familyName", "givenNames", "email", "phone", "nextOfKinName", "nextOfKinEmail", "nextOfKinPhone"],
    export: { in: "applications" },
    erase: "replace",
  }),
  personal(assessments, {
    by: ["applicantId", "createdBy"],
    export: { in: "applications.assessments" },
    erase: "replace",
  }),
  personal(registrationDrafts, { by: ["applicantId"], export: { in: "applications.drafts" }, erase: "destroy" }),
  personal(revisionLinks, {
    by: ["applicantId", "createdBy"],
    export: { in: "applications.revisions" },
    erase: "destroy",
  }),
];
