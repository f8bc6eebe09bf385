import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { medicalStatuses } from "../enums/crew";
import { encryptedText } from "../encrypted";
import { createdAt, day, identity, instant } from "./columns";
import { crew } from "./crew";
import { fileId } from "./files";
import { userId } from "./users";

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
