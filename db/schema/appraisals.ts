import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import {
  appraisalEvents as appraisalEventNames,
  appraisalFlags,
  appraisalFormStates,
  courseCategories,
  questionKinds,
  reportReasons,
  reviewStatuses,
} from "../enums/appraisals";
import { createdAt, day, identity, instant } from "./columns";
import { crew } from "./crew";
import { fileId } from "./files";
import { assignments } from "./manning";
import { positions } from "./positions";
import { stamps, userId } from "./users";
import { vessels } from "./vessels";
import { companyRecord, personal } from "../personal";

/**
 * Questions and courses of the appraisal form from a day on. A published version never changes, because reports refer
 * to it:
 * drizzle/0019_appraisals.sql refuses it.
 */
export const appraisalForms = pgTable(
  "appraisal_forms",
  {
    id: identity(),
    effectiveFrom: day().notNull(),
    source: text().notNull(),
    state: text({ enum: appraisalFormStates }).notNull().default("draft"),
    publishedBy: userId(),
    publishedAt: instant(),
    ...stamps(),
  },
  (table) => [
    uniqueIndex("appraisal_forms_published")
      .on(table.effectiveFrom)
      .where(sql`state = 'published'`),
    check("appraisal_forms_publication", sql`(${table.state} = 'published') = (${table.publishedAt} is not null)`),
  ],
);

const formOf = () =>
  integer()
    .notNull()
    .references(() => appraisalForms.id, { onDelete: "cascade" });

/** A mandatory or additional question with its number, in both languages. */
export const appraisalQuestions = pgTable(
  "appraisal_questions",
  {
    formId: formOf(),
    kind: text({ enum: questionKinds }).notNull(),
    sequenceNo: integer().notNull(),
    label: text().notNull(),
    labelId: text().notNull(),
    question: text().notNull(),
    questionId: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.formId, table.kind, table.sequenceNo] }),
    check("appraisal_questions_number", sql`${table.sequenceNo} between 1 and 99`),
  ],
);

/** A course that an appraisal may recommend. */
export const appraisalCourses = pgTable(
  "appraisal_courses",
  {
    formId: formOf(),
    no: text().notNull(),
    category: text({ enum: courseCategories }).notNull(),
    name: text().notNull(),
    nameId: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.formId, table.no] })],
);

/**
 * An appraisal report on an assignment. reportKey: created by the client, so that sending twice stores once; lastKey:
 * that of the last sending.
 * averageScore: the mean of the mandatory scores; null for an upload without scores. formId: its questions; null for an
 * upload.
 */
export const appraisals = pgTable(
  "appraisals",
  {
    id: identity(),
    reportKey: uuid().notNull().unique(),
    lastKey: uuid().notNull(),
    assignmentId: integer()
      .notNull()
      .references(() => assignments.id),
    crewId: integer()
      .notNull()
      .references(() => crew.id),
    vesselId: integer()
      .notNull()
      .references(() => vessels.id),
    positionId: integer()
      .notNull()
      .references(() => positions.id),
    flag: text({ enum: appraisalFlags }).notNull(),
    formId: integer().references(() => appraisalForms.id),
    dateOfReport: day().notNull(),
    periodFrom: day().notNull(),
    periodTo: day().notNull(),
    reason: text({ enum: reportReasons }).notNull(),
    reportingOfficer: text().notNull(),
    reportingOfficerRank: text().notNull(),
    /** The user behind the name, where known. */
    reportingOfficerId: integer().references(() => crew.id),
    master: text().notNull(),
    averageScore: integer(),
    suitableForTrade: boolean(),
    suitableForTradeReason: text(),
    reemployInRank: boolean(),
    reemployInRankReason: text(),
    promote: boolean(),
    promoteReason: text(),
    toBeReemployed: boolean(),
    toBeReemployedReason: text(),
    recommendation: boolean(),
    recommendationReason: text(),
    generalComments: text(),
    courseRank: text({ enum: courseCategories }),
    fileId: fileId(),
    documentName: text(),
    reviewStatus: text({ enum: reviewStatuses }).notNull().default("WaitingForReview"),
    revisionNumber: integer().notNull().default(0),
    revisionReason: text(),
    reviewedBy: userId(),
    reviewedAt: instant(),
    countersignedAt: instant(),
    seafarerComment: text(),
    ...stamps(),
  },
  (table) => [
    uniqueIndex("appraisals_open")
      .on(table.assignmentId)
      .where(sql`review_status <> 'Approved'`),
    index("appraisals_of_assignment").on(table.assignmentId),
    index("appraisals_of_crew").on(table.crewId, table.periodTo),
    index("appraisals_of_vessel").on(table.vesselId, table.dateOfReport),
    index("appraisals_waiting")
      .on(table.reviewStatus, table.updatedAt)
      .where(sql`review_status <> 'Approved'`),
    index("appraisals_approved")
      .on(table.dateOfReport)
      .where(sql`review_status = 'Approved'`),
    index().on(table.positionId),
    index().on(table.formId),
    index().on(table.reportingOfficerId),
    index()
      .on(table.fileId)
      .where(sql`file_id is not null`),
    check("appraisals_period", sql`${table.periodTo} >= ${table.periodFrom}`),
    check("appraisals_average", sql`${table.averageScore} between 1 and 5`),
    check("appraisals_written", sql`(${table.flag} = 'Form') = (${table.formId} is not null)`),
    check("appraisals_approved_review", sql`${table.reviewStatus} <> 'Approved' or ${table.reviewedAt} is not null`),
    check("appraisals_countersigned", sql`${table.seafarerComment} is null or ${table.countersignedAt} is not null`),
  ],
);

const appraisalId = () =>
  integer()
    .notNull()
    .references(() => appraisals.id, { onDelete: "cascade" });

/** A rated line with the question as it was asked. */
export const appraisalLines = pgTable(
  "appraisal_lines",
  {
    appraisalId: appraisalId(),
    kind: text({ enum: questionKinds }).notNull(),
    sequenceNo: integer().notNull(),
    label: text().notNull(),
    question: text().notNull(),
    score: integer(),
    comment: text(),
  },
  (table) => [
    primaryKey({ columns: [table.appraisalId, table.kind, table.sequenceNo] }),
    check("appraisal_lines_score", sql`${table.score} between 1 and 5`),
    check("appraisal_lines_mandatory", sql`${table.kind} <> 'mandatory' or ${table.score} is not null`),
  ],
);

export const appraisalTrainings = pgTable(
  "appraisal_trainings",
  {
    appraisalId: appraisalId(),
    position: integer().notNull(),
    no: text().notNull(),
    name: text().notNull(),
    reason: text(),
    comment: text(),
  },
  (table) => [primaryKey({ columns: [table.appraisalId, table.position] })],
);

/** Events of an appraisal with their authors. No author of a report reviews it. */
export const appraisalEvents = pgTable(
  "appraisal_events",
  {
    id: identity(),
    appraisalId: appraisalId(),
    event: text({ enum: appraisalEventNames }).notNull(),
    fromStatus: text({ enum: reviewStatuses }),
    toStatus: text({ enum: reviewStatuses }).notNull(),
    revisionNumber: integer().notNull(),
    reason: text(),
    createdAt: createdAt(),
    createdBy: userId(),
  },
  (table) => [index().on(table.appraisalId, table.id)],
);

/** Who the rows name, what a person's archive gives of them and what an erasure makes of them. */
export const personalData = [
  personal(appraisalCourses, { by: [], export: companyRecord, erase: "keep" }),
  personal(appraisalEvents, { by: ["createdBy"], export: { in: "appraisals.events" }, erase: "replace" }),
  personal(appraisalForms, { by: ["publishedBy", "createdBy", "updatedBy"], export: companyRecord, erase: "keep" }),
  personal(appraisalLines, { by: [], export: { in: "appraisals.lines" }, erase: "destroy" }),
  personal(appraisalQuestions, { by: [], export: companyRecord, erase: "keep" }),
  personal(appraisalTrainings, { by: [], export: { in: "appraisals.trainings" }, erase: "destroy" }),
  personal(appraisals, {
    by: ["crewId", "reportingOfficer", "reportingOfficerId", "master", "reviewedBy", "createdBy", "updatedBy"],
    export: { in: "appraisals" },
    erase: "replace",
  }),
];
