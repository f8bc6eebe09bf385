import { sql } from "drizzle-orm";
import { bigint, check, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { medicalStatuses } from "../enums/crew";
import { preparationEnds, preparationResults } from "../enums/preparation";
import { encryptedText } from "../encrypted";
import { createdAt, day, identity, instant, updatedAt, version } from "./columns";
import { crew } from "./crew";
import { fileId } from "./files";
import { lookupId } from "./lookups";
import { assignments } from "./manning";
import { userId } from "./users";
import { vessels } from "./vessels";

/** Seafarer medical certificates; the newest valid one counts. */
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

/** Letter numbers given to medical letters, so that none is used twice in a year. */
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

/** What somebody does before they join: made when their plan is confirmed, ended with it, kept for the record. */
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

/** Medical check-ups before joining; a failed one is followed by another. price in whole rupiah. */
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

/** Trainings before joining, by type; a passed one of the type counts for two years. */
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
