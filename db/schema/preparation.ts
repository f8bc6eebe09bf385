import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { medicalStatuses } from "../enums/crew";
import { encryptedText } from "../encrypted";
import { createdAt, identity, instant } from "./columns";
import { crew } from "./crew";
import { files } from "./files";
import { users } from "./users";

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
    examinationDate: date({ mode: "string" }).notNull(),
    validUntil: date({ mode: "string" }).notNull(),
    fileId: uuid().references(() => files.id),
    createdAt: createdAt(),
    createdBy: integer().references(() => users.id),
    removedAt: instant(),
    removedBy: integer().references(() => users.id),
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
    scheduledOn: date({ mode: "string" }).notNull(),
    packageId: integer(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex("letter_numbers_one").on(table.kind, table.divisionId, table.year, table.number)],
);
