import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  type AnyPgColumn,
} from "drizzle-orm/pg-core";
import { crewOrigins, sexes } from "../enums/applicants";
import {
  complianceLevels,
  crewDocumentTypes,
  crewSections,
  crewStatuses,
  fieldClasses,
  resignationClasses,
  statusEvents,
  dataRequestKinds,
  travelDocumentKinds,
  verificationMethods,
} from "../enums/crew";
import { encryptedText } from "../encryption";
import { applicants } from "./applicants";
import { createdAt, day, decimal, identity, inNameOrder, instant } from "./columns";
import { fileId } from "./files";
import { lookupId } from "./lookups";
import { certificates, divisions, positions, vesselTypes } from "./positions";
import { stamps, userId } from "./users";
import { vessels } from "./vessels";
import { personal } from "../personal";

/**
 * Seafarers. Values that lists filter and sort by (vessel, board dates, certificate validity) are denormalized here by
 * the writes.
 */
export const crew = pgTable(
  "crew",
  {
    id: identity(),
    employeeNumber: text().notNull().unique(),
    divisionId: integer()
      .notNull()
      .references(() => divisions.id),
    positionId: integer()
      .notNull()
      .references(() => positions.id),
    vesselTypeId: integer()
      .notNull()
      .references(() => vesselTypes.id),
    employmentTypeId: lookupId(),
    ptkpId: lookupId(),
    crewOrigin: text({ enum: crewOrigins }).notNull(),
    fullName: text().notNull(),
    /** Names as in the passport, confirmed by a person; both null until then. One is null for a single name. */
    familyName: text(),
    givenNames: text(),
    /** The name to sort by as passports do: the confirmed family name first, else the full name. */
    passportName: text()
      .notNull()
      .generatedAlwaysAs(sql`coalesce(family_name || ' ' || given_names, family_name, given_names, full_name)`),
    email: text(),
    /**
     * Former email addresses, oldest first, separated by spaces, so that alerts cannot be diverted by changing the
     * address.
     */
    formerEmail: text(),
    emailChangedAt: instant(),
    phone: text(),
    address: text(),
    sex: text({ enum: sexes }).notNull(),
    birthPlace: text(),
    dateOfBirth: day().notNull(),
    religionId: lookupId(),
    maritalStatusId: lookupId(),
    nationalityId: lookupId(),
    seafarerCode: text(),
    idNumber: encryptedText(),
    idNumberHash: text(),
    kkNumber: encryptedText(),
    npwpNumber: encryptedText(),
    bpjsKesehatanNumber: encryptedText(),
    bpjsKetenagakerjaanNumber: encryptedText(),
    height: decimal(5, 1),
    weight: decimal(5, 1),
    bmi: decimal(4, 1),
    safetyShoesSize: text(),
    trousersSize: text(),
    coverallSize: text(),
    shirtSize: text(),
    nextOfKinName: text(),
    nextOfKinRelation: text(),
    nextOfKinEmail: text(),
    nextOfKinPhone: text(),
    nextOfKinAddress: text(),
    photoFileId: fileId(),
    applicantId: integer()
      .unique()
      .references(() => applicants.id),
    joinedOn: day().notNull(),
    status: text({ enum: crewStatuses }).notNull().default("off-board"),
    statusSince: day().notNull(),
    /** The vessel the person is on board of. */
    vesselId: integer().references(() => vessels.id),
    lastVesselId: integer().references(() => vessels.id),
    /** The present or last vessel; 0 for none, so that lists ordered by vessel include everyone. */
    latestVesselId: integer()
      .notNull()
      .generatedAlwaysAs(sql`coalesce(vessel_id, last_vessel_id, 0)`),
    plannedOffBoard: day(),
    resignedOn: day(),
    resignationClass: text({ enum: resignationClasses }),
    resignationReason: text(),
    missingCertificates: integer().notNull().default(0),
    firstCertificateExpiry: day(),
    nextPaperExpiry: day(),
    erasedAt: instant(),
    /** Since when the person's data must not be processed, on their request. */
    processingStoppedAt: instant(),
    searchText: text()
      .notNull()
      .generatedAlwaysAs(
        sql`public.search_text(full_name || ' ' || employee_number || ' ' || coalesce(seafarer_code, '') || ' ' || coalesce(family_name, '') || ' ' || coalesce(given_names, ''))`,
      ),
    ...stamps(),
  },
  (table) => [
    check("crew_on_board", sql`(${table.status} = 'on-board') = (${table.vesselId} is not null)`),
    check("crew_resigned", sql`${table.status} <> 'resigned' or ${table.resignedOn} is not null`),
    uniqueIndex("crew_seafarer_code").on(table.seafarerCode),
    uniqueIndex("crew_id_number").on(table.idNumberHash),
    // Answers every filter in order of names from the index alone.
    index("crew_by_name").on(
      ...[table.divisionId, table.status, inNameOrder(table.fullName), table.id],
      ...[
        table.positionId,
        table.vesselTypeId,
        table.latestVesselId,
        table.missingCertificates,
        table.firstCertificateExpiry,
        table.plannedOffBoard,
        table.nextPaperExpiry,
        table.processingStoppedAt,
        table.resignedOn,
      ],
    ),
    index("crew_by_passport_name").on(table.divisionId, table.status, inNameOrder(table.passportName), table.id),
    index("crew_by_since").on(table.divisionId, table.status, table.statusSince, table.id),
    index("crew_by_number").on(table.divisionId, table.status, table.employeeNumber, table.id),
    index("crew_by_seafarer_code").on(table.divisionId, table.status, table.seafarerCode, table.id),
    index("crew_by_position").on(
      table.divisionId,
      table.status,
      table.positionId,
      inNameOrder(table.fullName),
      table.id,
    ),
    index("crew_by_vessel").on(
      table.divisionId,
      table.status,
      table.latestVesselId,
      inNameOrder(table.fullName),
      table.id,
    ),
    index("crew_by_certificates").on(
      table.divisionId,
      table.status,
      table.missingCertificates,
      table.firstCertificateExpiry,
      table.plannedOffBoard,
      table.id,
    ),
    index("crew_by_planned_off").on(table.divisionId, table.status, table.plannedOffBoard, table.id),
    index("crew_by_paper_expiry").on(table.divisionId, table.status, table.nextPaperExpiry, table.id),
    // Orders all candidates for a rank by their fit from the index alone.
    index("crew_candidates")
      .on(
        ...[table.divisionId, table.positionId, table.status, table.employmentTypeId, table.vesselTypeId],
        ...[table.latestVesselId, table.missingCertificates, table.firstCertificateExpiry, table.statusSince],
        ...[table.plannedOffBoard, table.id],
      )
      .where(sql`status in ('off-board', 'on-board') and processing_stopped_at is null and erased_at is null`),
    index().on(table.vesselId),
    index("crew_stopped")
      .on(table.applicantId)
      .where(sql`processing_stopped_at is not null`),
    index("crew_search").using("gin", table.divisionId, sql`${table.searchText} gin_trgm_ops`),
    index()
      .on(table.photoFileId)
      .where(sql`photo_file_id is not null`),
  ],
);

const owner = () =>
  integer()
    .notNull()
    .references(() => crew.id, { onDelete: "cascade" });

const recorded = () => ({
  id: identity(),
  crewId: owner(),
  createdAt: createdAt(),
  createdBy: userId(),
  removedAt: instant(),
  removedBy: userId(),
});

const verified = () => ({
  verifiedAt: instant(),
  verifiedBy: userId(),
  verificationMethod: text({ enum: verificationMethods }),
  verificationNote: text(),
});

export const crewEducations = pgTable(
  "crew_educations",
  {
    ...recorded(),
    universityName: text().notNull(),
    degree: text().notNull(),
    major: text().notNull(),
    gpa: decimal(5, 2),
    entryYear: integer().notNull(),
    graduationYear: integer().notNull(),
    city: text().notNull(),
  },
  (table) => [
    index("crew_educations_of")
      .on(table.crewId)
      .where(sql`removed_at is null`),
  ],
);

/** A renewal is a new row; the replaced one remains and refers to it. */
export const crewTravelDocuments = pgTable(
  "crew_travel_documents",
  {
    ...recorded(),
    kind: text({ enum: travelDocumentKinds }).notNull(),
    documentName: text().notNull(),
    documentNumber: text().notNull(),
    issued: day().notNull(),
    expired: day(),
    description: text(),
    fileId: fileId(),
    ...verified(),
    supersededBy: integer().references((): AnyPgColumn => crewTravelDocuments.id),
    supersededAt: instant(),
  },
  (table) => [
    check("crew_travel_documents_validity", sql`${table.expired} is null or ${table.expired} > ${table.issued}`),
    uniqueIndex("crew_travel_documents_one")
      .on(table.crewId, sql`lower(${table.documentName})`)
      .where(sql`superseded_at is null and removed_at is null`),
    index("crew_travel_documents_of").on(table.crewId),
    index("crew_travel_documents_unverified")
      .on(table.createdAt, table.id)
      .where(sql`verified_at is null and superseded_at is null and removed_at is null`),
    index("crew_travel_documents_expiring")
      .on(table.expired)
      .where(sql`superseded_at is null and removed_at is null`),
    index().on(table.fileId),
    index()
      .on(table.supersededBy)
      .where(sql`superseded_by is not null`),
  ],
);

/** A renewal is a new row; the replaced one remains and refers to it. */
export const crewCertificates = pgTable(
  "crew_certificates",
  {
    ...recorded(),
    kind: text({ enum: ["coc", "cop"] }).notNull(),
    certificateId: integer().references(() => certificates.id),
    certificateName: text().notNull(),
    certificateNumber: text().notNull(),
    issued: day().notNull(),
    expired: day(),
    description: text(),
    fileId: fileId(),
    ...verified(),
    supersededBy: integer().references((): AnyPgColumn => crewCertificates.id),
    supersededAt: instant(),
  },
  (table) => [
    check("crew_certificates_validity", sql`${table.expired} is null or ${table.expired} > ${table.issued}`),
    uniqueIndex("crew_certificates_one")
      .on(table.crewId, table.kind, sql`lower(${table.certificateName})`)
      .where(sql`superseded_at is null and removed_at is null`),
    index("crew_certificates_of").on(table.crewId),
    index("crew_certificates_unverified")
      .on(table.createdAt, table.id)
      .where(sql`verified_at is null and superseded_at is null and removed_at is null`),
    index("crew_certificates_expiring")
      .on(table.expired)
      .where(sql`superseded_at is null and removed_at is null`),
    index().on(table.fileId),
    index()
      .on(table.supersededBy)
      .where(sql`superseded_by is not null`),
  ],
);

export const crewTrainings = pgTable(
  "crew_trainings",
  {
    ...recorded(),
    institution: text().notNull(),
    training: text().notNull(),
    category: text(),
    instructor: text(),
    feedback: text(),
    evaluation: text(),
    issued: day().notNull(),
    expired: day(),
  },
  (table) => [
    index("crew_trainings_of")
      .on(table.crewId)
      .where(sql`removed_at is null`),
  ],
);

/** Sea service. A row with an assignment is written by check-in and check-out, others by hand. */
export const crewSeaServices = pgTable(
  "crew_sea_services",
  {
    ...recorded(),
    companyName: text().notNull(),
    position: text().notNull(),
    vesselName: text().notNull(),
    vesselType: text().notNull(),
    grt: decimal(12, 3),
    hp: decimal(12, 3),
    dwt: decimal(12, 3),
    onBoard: day().notNull(),
    offBoard: day(),
    note: text(),
    fileId: fileId(),
    vesselId: integer().references(() => vessels.id),
    assignmentId: integer(),
  },
  (table) => [
    check("crew_sea_services_period", sql`${table.offBoard} is null or ${table.offBoard} >= ${table.onBoard}`),
    index("crew_sea_services_of").on(table.crewId, table.onBoard),
    index()
      .on(table.fileId)
      .where(sql`file_id is not null`),
    uniqueIndex("crew_sea_services_assignment")
      .on(table.assignmentId)
      .where(sql`removed_at is null`),
  ],
);

/** The account in use has no removedAt. A change is a new row, confirmed by a second person. */
export const crewBankAccounts = pgTable(
  "crew_bank_accounts",
  {
    ...recorded(),
    sequence: integer().notNull(),
    bankName: text().notNull(),
    accountNumber: encryptedText().notNull(),
    accountName: text().notNull(),
    confirmedBy: userId(),
  },
  (table) => [
    uniqueIndex("crew_bank_accounts_one")
      .on(table.crewId, table.sequence)
      .where(sql`removed_at is null`),
  ],
);

export const crewDocuments = pgTable(
  "crew_documents",
  {
    ...recorded(),
    type: text({ enum: crewDocumentTypes }).notNull(),
    label: text().notNull(),
    fileId: fileId().notNull(),
    ...verified(),
    supersededBy: integer().references((): AnyPgColumn => crewDocuments.id),
    supersededAt: instant(),
  },
  (table) => [
    uniqueIndex("crew_documents_one")
      .on(table.crewId, table.type, sql`lower(${table.label})`)
      .where(sql`superseded_at is null and removed_at is null`),
    index("crew_documents_of").on(table.crewId),
    index().on(table.fileId),
    index()
      .on(table.supersededBy)
      .where(sql`superseded_by is not null`),
  ],
);

/** Append-only: changes of a person's status. A trigger refuses update and delete. */
export const crewStatusChanges = pgTable(
  "crew_status_changes",
  {
    id: identity(),
    crewId: integer()
      .notNull()
      .references(() => crew.id),
    event: text({ enum: statusEvents }).notNull(),
    fromStatus: text({ enum: crewStatuses }),
    toStatus: text({ enum: crewStatuses }).notNull(),
    effectiveOn: day().notNull(),
    vesselId: integer().references(() => vessels.id),
    resignationClass: text({ enum: resignationClasses }),
    reason: text(),
    createdAt: createdAt(),
    createdBy: userId(),
  },
  (table) => [
    index().on(table.crewId, table.id),
    index("crew_status_changes_left")
      .on(table.effectiveOn, table.crewId, table.resignationClass)
      .where(sql`event = 'resigned'`),
  ],
);

/** A change that one user requests and another decides: a seafarer's own data, or a bank account. */
export const crewChangeRequests = pgTable(
  "crew_change_requests",
  {
    id: identity(),
    crewId: owner(),
    section: text({ enum: crewSections }).notNull(),
    change: encryptedText().notNull(),
    note: text(),
    createdAt: createdAt(),
    createdBy: userId().notNull(),
    decidedAt: instant(),
    decidedBy: userId(),
    decision: text({ enum: ["Approved", "Rejected", "Withdrawn"] }),
    decisionReason: text(),
  },
  (table) => [
    check("crew_change_requests_decided", sql`(${table.decidedAt} is null) = (${table.decision} is null)`),
    index("crew_change_requests_open")
      .on(table.createdAt)
      .where(sql`decided_at is null`),
    index().on(table.crewId),
  ],
);

/** Two people who must not sail together; the lower id first. */
export const crewConflicts = pgTable(
  "crew_conflicts",
  {
    id: identity(),
    crewId: owner(),
    otherCrewId: integer()
      .notNull()
      .references(() => crew.id, { onDelete: "cascade" }),
    reason: text().notNull(),
    createdAt: createdAt(),
    createdBy: userId(),
    endedAt: instant(),
    endedBy: userId(),
  },
  (table) => [
    check("crew_conflicts_order", sql`${table.crewId} < ${table.otherCrewId}`),
    uniqueIndex("crew_conflicts_open")
      .on(table.crewId, table.otherCrewId)
      .where(sql`ended_at is null`),
    index().on(table.otherCrewId),
  ],
);

/** Append-only log of views of sensitive data. A trigger refuses update and delete. */
export const sensitiveReads = pgTable(
  "sensitive_reads",
  {
    id: identity(),
    crewId: integer().notNull(),
    userId: userId().notNull(),
    fieldClass: text({ enum: fieldClasses }).notNull(),
    operation: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.crewId, table.id), index().on(table.userId, table.id)],
);

/** Results of the nightly compliance check of planned and present periods; replaced every night. */
export const complianceForecasts = pgTable(
  "compliance_forecasts",
  {
    id: identity(),
    crewId: owner(),
    assignmentId: integer().notNull(),
    divisionId: integer().notNull(),
    vesselId: integer().notNull(),
    code: text().notNull(),
    level: text({ enum: complianceLevels }).notNull(),
    messageKey: text().notNull(),
    values: jsonb().$type<Record<string, string | number>>().notNull(),
    dueOn: day(),
    computedAt: instant().notNull(),
  },
  (table) => [
    index().on(table.divisionId, table.level, table.dueOn),
    index().on(table.crewId),
    index().on(table.vesselId),
  ],
);

/**
 * A data subject request: an export, an erasure, a stop of processing or its end, confirmed by a second person. The
 * table has its former name.
 */
export const dataRequests = pgTable(
  "subject_requests",
  {
    id: identity(),
    crewId: owner(),
    kind: text({ enum: dataRequestKinds }).notNull(),
    reason: text().notNull(),
    createdAt: createdAt(),
    createdBy: userId().notNull(),
    decidedAt: instant(),
    decidedBy: userId(),
    refusedReason: text(),
    isSamePersonAllowed: boolean().notNull().default(false),
  },
  (table) => [
    index().on(table.crewId),
    uniqueIndex("subject_requests_open")
      .on(table.crewId, table.kind)
      .where(sql`decided_at is null`),
  ],
);

/** Last employee number per division. */
export const employeeCounters = pgTable("employee_counters", {
  divisionId: integer().primaryKey(),
  last: integer().notNull(),
});

/** Who the rows name, what a person's archive gives of them and what an erasure makes of them. */
export const personalData = [
  personal(complianceForecasts, {
    by: ["crewId"],
    own: "crewId",
    export: { in: "complianceForecasts" },
    erase: "destroy",
  }),
  personal(crew, {
    by: [
      "fullName",
      "familyName",
      "givenNames",
      "email",
      "formerEmail",
      "phone",
      "nextOfKinName",
      "nextOfKinEmail",
      "nextOfKinPhone",
      "applicantId",
      "createdBy",
      "updatedBy",
    ],
    export: { in: "person" },
    erase: "replace",
  }),
  personal(crewBankAccounts, {
    by: ["crewId", "createdBy", "removedBy", "accountName", "confirmedBy"],
    own: "crewId",
    export: { in: "bankAccounts" },
    erase: "keep",
  }),
  personal(crewCertificates, {
    by: ["crewId", "createdBy", "removedBy", "verifiedBy"],
    own: "crewId",
    export: { in: "certificates" },
    erase: "destroy",
  }),
  personal(crewChangeRequests, {
    by: ["crewId", "createdBy", "decidedBy"],
    own: "crewId",
    export: { in: "changeRequests" },
    erase: "destroy",
  }),
  personal(crewConflicts, {
    by: ["crewId", "otherCrewId", "createdBy", "endedBy"],
    export: { in: "conflicts" },
    erase: "destroy",
  }),
  personal(crewDocuments, {
    by: ["crewId", "createdBy", "removedBy", "verifiedBy"],
    own: "crewId",
    export: { in: "documents" },
    erase: "replace",
  }),
  personal(crewEducations, {
    by: ["crewId", "createdBy", "removedBy"],
    own: "crewId",
    export: { in: "educations" },
    erase: "destroy",
  }),
  personal(crewSeaServices, {
    by: ["crewId", "createdBy", "removedBy"],
    own: "crewId",
    export: { in: "seaServices" },
    erase: "replace",
  }),
  personal(crewStatusChanges, {
    by: ["crewId", "createdBy"],
    own: "crewId",
    export: { in: "statusChanges" },
    erase: "replace",
  }),
  personal(crewTrainings, {
    by: ["crewId", "createdBy", "removedBy"],
    own: "crewId",
    export: { in: "trainings" },
    erase: "destroy",
  }),
  personal(crewTravelDocuments, {
    by: ["crewId", "createdBy", "removedBy", "verifiedBy"],
    own: "crewId",
    export: { in: "travelDocuments" },
    erase: "destroy",
  }),
  personal(dataRequests, {
    by: ["crewId", "createdBy", "decidedBy"],
    own: "crewId",
    export: { in: "dataRequests" },
    erase: "replace",
  }),
  personal(sensitiveReads, {
    by: ["crewId", "userId"],
    own: "crewId",
    export: { in: "whoReadYourData" },
    erase: "keep",
  }),
];
