import { sql } from "drizzle-orm";
import { bigint, check, index, integer, pgTable, text, uniqueIndex, type AnyPgColumn } from "drizzle-orm/pg-core";
import { medicalStatuses } from "../enums/crew";
import { checkedDocuments, preparationEnds, preparationResults, reviewAnswers } from "../enums/preparation";
import { provinces } from "../enums/rates";
import { encryptedText } from "../encryption";
import { createdAt, day, decimal, identity, instant, rupiah, updatedAt, version } from "./columns";
import { appraisals } from "./appraisals";
import { crew } from "./crew";
import { fileId } from "./files";
import { lookupId } from "./lookups";
import { assignments } from "./manning";
import { divisions, positions } from "./positions";
import { operationAreas, payrollCategories, rateVersions } from "./rates";
import { stamps, userId } from "./users";
import { vessels } from "./vessels";
import { personal } from "../personal";

/** Seafarer medical certificates. The newest valid one applies. */
export const medicalCertificates = pgTable(
  "medical_certificates",
  {
    id: identity(),
    crewId: integer()
      .notNull()
      .references(() => crew.id, { onDelete: "cascade" }),
    certificateNumber: text(),
    status: text({ enum: medicalStatuses }).notNull(),
    restriction: encryptedText(),
    examinationDate: day().notNull(),
    validUntil: day().notNull(),
    fileId: fileId(),
    createdAt: createdAt(),
    createdBy: userId(),
    removedAt: instant(),
    removedBy: userId(),
  },
  (table) => [
    check("medical_certificates_validity", sql`${table.validUntil} > ${table.examinationDate}`),
    index().on(table.crewId, table.validUntil),
    index()
      .on(table.fileId)
      .where(sql`file_id is not null`),
  ],
);

/** Numbers of medical letters, unique per year. */
export const letterNumbers = pgTable(
  "letter_numbers",
  {
    id: identity(),
    kind: text({ enum: ["mcu"] }).notNull(),
    divisionId: integer().notNull(),
    year: integer().notNull(),
    number: text().notNull(),
    letter: text().notNull(),
    clinic: text().notNull(),
    scheduledOn: day().notNull(),
    packageId: integer(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex("letter_numbers_one").on(table.kind, table.divisionId, table.year, table.number)],
);

/** Preparation of a joiner: created when the plan is confirmed, ended with it, and stored permanently. */
export const preparations = pgTable(
  "preparations",
  {
    id: identity(),
    assignmentId: integer()
      .notNull()
      .references(() => assignments.id),
    crewId: integer()
      .notNull()
      .references(() => crew.id),
    vesselId: integer()
      .notNull()
      .references(() => vessels.id),
    createdAt: createdAt(),
    endedAt: instant(),
    endReason: text({ enum: preparationEnds }),
  },
  (table) => [
    uniqueIndex("preparations_of_assignment").on(table.assignmentId),
    index("preparations_open")
      .on(table.vesselId)
      .where(sql`ended_at is null`),
    index().on(table.crewId),
    check("preparations_end", sql`(${table.endedAt} is null) = (${table.endReason} is null)`),
  ],
);

const ofPreparation = {
  id: identity(),
  preparationId: integer()
    .notNull()
    .references(() => preparations.id),
  crewId: integer()
    .notNull()
    .references(() => crew.id),
  letterNumber: text().notNull(),
  result: text({ enum: preparationResults }),
  fileId: fileId(),
  resultAt: instant(),
  resultBy: userId(),
  createdAt: createdAt(),
  createdBy: userId(),
  updatedAt: updatedAt(),
  updatedBy: userId(),
  version: version(),
};

/** Medical check-ups before joining; a failed one is repeated. price in whole rupiah. */
export const preparationMcus = pgTable(
  "preparation_mcus",
  {
    ...ofPreparation,
    scheduledOn: day().notNull(),
    packageId: lookupId().notNull(),
    clinic: text().notNull(),
    clinicLocation: text(),
    degreeId: lookupId(),
    price: bigint({ mode: "number" }),
  },
  (table) => [
    uniqueIndex("preparation_mcus_waiting")
      .on(table.preparationId)
      .where(sql`result is null`),
    index().on(table.preparationId, table.id),
    index().on(table.crewId, table.id),
    index().on(table.scheduledOn),
    index("preparation_mcus_letter")
      .on(table.letterNumber)
      .where(sql`result is null`),
    index()
      .on(table.fileId)
      .where(sql`file_id is not null`),
    check("preparation_mcus_price", sql`${table.price} between 0 and 999999999`),
    check(
      "preparation_mcus_result",
      sql`${table.result} is null or (${table.degreeId} is not null and ${table.resultAt} is not null)`,
    ),
  ],
);

/** Trainings before joining, by type. A passed training is valid for two years. */
export const preparationBjsts = pgTable(
  "preparation_bjsts",
  {
    ...ofPreparation,
    typeId: lookupId().notNull(),
    startDate: day().notNull(),
    endDate: day().notNull(),
    place: text().notNull(),
  },
  (table) => [
    uniqueIndex("preparation_bjsts_waiting")
      .on(table.preparationId, table.typeId)
      .where(sql`result is null`),
    index().on(table.preparationId, table.id),
    index().on(table.crewId, table.endDate),
    index()
      .on(table.fileId)
      .where(sql`file_id is not null`),
    check("preparation_bjsts_period", sql`${table.endDate} >= ${table.startDate}`),
    check("preparation_bjsts_result", sql`${table.result} is null or ${table.resultAt} is not null`),
  ],
);

const ownerId = () =>
  integer()
    .notNull()
    .references(() => crew.id);
const positionId = () =>
  integer()
    .notNull()
    .references(() => positions.id);
const pklId = () => integer().references((): AnyPgColumn => preparationPkls.id);

/**
 * Sea employment agreements (PKL) as printed; later changes of profile, vessel or rates do not affect them.
 * Money in whole rupiah, null for a line that does not exist; tanker trading out in US cents a day.
 * fileId: the issued document. signedFileId: the signed scan. recordFileId: the document with details of the signing.
 */
export const preparationPkls = pgTable(
  "preparation_pkls",
  {
    id: identity(),
    preparationId: integer()
      .notNull()
      .references(() => preparations.id),
    crewId: ownerId(),
    divisionId: integer()
      .notNull()
      .references(() => divisions.id),
    documentNumber: text().notNull(),
    documentName: text().notNull(),
    docReleasedDate: day().notNull(),
    startDate: day().notNull(),
    endDate: day().notNull(),
    province: text({ enum: provinces }).notNull(),
    /** The city or regency whose minimum wage is the lower limit of the health insurance base; null for none. */
    cityId: lookupId(),

    sealingOfficerId: lookupId().notNull(),
    sealingOfficerName: text().notNull(),
    sealingOffice: text(),
    firstPartyId: lookupId().notNull(),
    firstPartyName: text().notNull(),
    firstPartyPosition: text().notNull(),
    firstPartyOffice: text().notNull(),

    crewName: text().notNull(),
    idNumber: encryptedText(),
    address: text(),
    birthPlace: text(),
    dateOfBirth: day().notNull(),
    age: integer().notNull(),
    currentPositionId: positionId(),
    nextPositionId: positionId(),
    idPosition: text(),
    seafarerCode: text(),
    seamanBookNo: text().notNull(),
    passportNo: text(),
    employeeNo: text().notNull(),
    employmentTypeId: lookupId(),
    ptkpId: lookupId().notNull(),

    vesselId: integer()
      .notNull()
      .references(() => vessels.id),
    vesselName: text().notNull(),
    flag: text(),
    imoNumber: text(),
    grossTonnage: decimal(14, 3),
    principalName: text().notNull(),
    shippingAreaId: lookupId().notNull(),
    shippingArea: text().notNull(),
    operationAreaId: integer()
      .notNull()
      .references(() => operationAreas.id),
    payrollCategoryId: integer()
      .notNull()
      .references(() => payrollCategories.id),

    basicSalary: rupiah().notNull(),
    overtime: rupiah(),
    leavePay: rupiah().notNull(),
    allowances: rupiah(),
    allowancesTradingOut: rupiah(),
    overseasAllowance: rupiah(),
    positionAllowance: rupiah(),
    tradingOutCents: bigint({ mode: "number" }),
    totalWages: rupiah().notNull(),
    /** The salary matrix version of the wages; null where they were entered by hand. */
    salaryVersionId: integer().references(() => rateVersions.id),
    /** The minimum wage the basic salary was compared with; null where the province has none. */
    minimumWage: rupiah(),

    fileId: fileId(),
    sha256: text(),
    signedFileId: fileId(),
    signedSha256: text(),
    recordFileId: fileId(),
    recordSha256: text(),
    signedAt: instant(),
    signedBy: userId(),
    completedAt: instant(),
    completedBy: userId(),
    supersedesId: pklId(),
    supersededAt: instant(),
    addendumOfId: pklId(),

    reviewAnswer: text({ enum: reviewAnswers }),
    reviewedAt: instant(),
    reviewQuestion: text(),
    ...stamps(),
  },
  (table) => [
    uniqueIndex("preparation_pkls_number").on(table.documentNumber),
    uniqueIndex("preparation_pkls_open")
      .on(table.preparationId)
      .where(sql`signed_at is null and superseded_at is null`),
    uniqueIndex("preparation_pkls_supersedes").on(table.supersedesId),
    index().on(table.preparationId, table.id),
    index().on(table.crewId, table.id),
    index("preparation_pkls_file").on(table.fileId),
    index("preparation_pkls_signed_file")
      .on(table.signedFileId)
      .where(sql`signed_file_id is not null`),
    index("preparation_pkls_record_file")
      .on(table.recordFileId)
      .where(sql`record_file_id is not null`),
    check("preparation_pkls_number_written", sql`${table.documentNumber} = upper(trim(${table.documentNumber}))`),
    check("preparation_pkls_period", sql`${table.endDate} > ${table.startDate}`),
    check("preparation_pkls_age", sql`${table.age} between 16 and 100`),
    check(
      "preparation_pkls_wages",
      sql`${table.basicSalary} > 0 and ${table.totalWages} >= ${table.basicSalary} and least(${table.overtime}, ${table.leavePay}, ${table.allowances}, ${table.allowancesTradingOut}, ${table.overseasAllowance}, ${table.positionAllowance}, ${table.tradingOutCents}, 0) = 0`,
    ),
    check(
      "preparation_pkls_signed",
      sql`(${table.signedAt} is null) = (${table.signedFileId} is null) and (${table.signedAt} is null) = (${table.signedSha256} is null)`,
    ),
    check("preparation_pkls_completed", sql`${table.completedAt} is null or ${table.signedAt} is not null`),
    check("preparation_pkls_reviewed", sql`(${table.reviewAnswer} is null) = (${table.reviewedAt} is null)`),
  ],
);

/** Mailed links to read an agreement before signing. Only the hash of the token is stored. */
export const pklReviewLinks = pgTable(
  "pkl_review_links",
  {
    tokenHash: text().primaryKey(),
    pklId: integer()
      .notNull()
      .references(() => preparationPkls.id),
    email: text().notNull(),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
    endedAt: instant(),
  },
  (table) => [index().on(table.pklId)],
);

/**
 * Check codes printed on documents, which prove that a document is genuine. Stored encrypted, so that they can be
 * printed again.
 */
export const documentChecks = pgTable(
  "document_checks",
  {
    codeHash: text().primaryKey(),
    code: encryptedText().notNull(),
    kind: text({ enum: checkedDocuments }).notNull(),
    crewId: ownerId(),
    pklId: pklId(),
    appraisalId: integer().references(() => appraisals.id),
    /** Hash of the verified file; agreements have their own. */
    sha256: text(),
    createdAt: createdAt(),
    createdBy: userId(),
    revokedAt: instant(),
    revokedBy: userId(),
  },
  (table) => [
    uniqueIndex("document_checks_pkl").on(table.pklId),
    index().on(table.crewId),
    index().on(table.appraisalId),
    check("document_checks_of", sql`(${table.kind} = 'pkl') = (${table.pklId} is not null)`),
    check("document_checks_report", sql`(${table.kind} = 'appraisal') = (${table.appraisalId} is not null)`),
  ],
);

/** Who the rows name, what a person's archive gives of them and what an erasure makes of them. */
export const personalData = [
  personal(documentChecks, {
    by: ["crewId", "createdBy", "revokedBy"],
    export: { in: "documentChecks" },
    erase: "destroy",
  }),
  personal(medicalCertificates, {
    by: ["crewId", "createdBy", "removedBy"],
    own: "crewId",
    export: { in: "medicalCertificates" },
    erase: "destroy",
  }),
  personal(pklReviewLinks, { by: ["email"], export: { in: "agreementLinks" }, erase: "destroy" }),
  personal(preparationBjsts, {
    by: ["crewId", "resultBy", "createdBy", "updatedBy"],
    own: "crewId",
    export: { in: "preparationBjsts" },
    erase: "destroy",
  }),
  personal(preparationMcus, {
    by: ["crewId", "resultBy", "createdBy", "updatedBy"],
    own: "crewId",
    export: { in: "preparationMcus" },
    erase: "destroy",
  }),
  personal(preparationPkls, {
    by: ["crewId", "sealingOfficerId", "signedBy", "completedBy", "createdBy", "updatedBy"],
    own: "crewId",
    export: { in: "agreements" },
    erase: "keep",
  }),
  personal(preparations, { by: ["crewId"], own: "crewId", export: { in: "preparations" }, erase: "keep" }),
];
