import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { encryptedBytes } from "../encryption";
import { preparedFailures, preparedStates } from "../enums/files";
import { visitors } from "./captcha";
import { createdAt, instant } from "./columns";
import { userId, users } from "./users";
import { personal } from "../personal";

/** Uploaded documents, encrypted at rest. subjectType and subjectId name the record whose viewers may read the file. */
export const files = pgTable(
  "files",
  {
    id: uuid().primaryKey().defaultRandom(),
    fileType: text().notNull(),
    name: text().notNull(),
    contentType: text().notNull(),
    size: integer().notNull(),
    sha256: text().notNull(),
    content: encryptedBytes().notNull(),
    visitorId: uuid().references(() => visitors.id, { onDelete: "set null" }),
    uploadedBy: userId(),
    subjectType: text(),
    subjectId: integer(),
    createdAt: createdAt(),
  },
  (table) => [
    check("files_size", sql`${table.size} between 1 and 2000000`),
    index().on(table.visitorId),
    index().on(table.subjectType, table.subjectId),
    index("files_unclaimed")
      .on(table.createdAt)
      .where(sql`subject_id is null`),
    index()
      .on(table.uploadedBy)
      .where(sql`subject_id is null`),
  ],
);

export const fileId = () => uuid().references(() => files.id);

/**
 * Long documents written by a job for one user, who may download them for a day. access and rights: conditions for the
 * download.
 * input: what the job works from. product 5.18
 */
export const preparedFiles = pgTable(
  "prepared_files",
  {
    id: uuid().primaryKey().defaultRandom(),
    ownerId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    task: text().notNull(),
    access: text().notNull(),
    rights: text().notNull(),
    divisionId: integer().notNull(),
    locale: text({ enum: ["en", "id"] }).notNull(),
    title: text().notNull(),
    filters: text().notNull(),
    input: jsonb().$type<Record<string, unknown>>().notNull(),
    state: text({ enum: preparedStates }).notNull().default("waiting"),
    failure: text({ enum: preparedFailures }),
    name: text(),
    contentType: text(),
    rows: integer(),
    size: integer(),
    content: encryptedBytes(),
    askedAt: createdAt(),
    readyAt: instant(),
    takenAt: instant(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    check("prepared_files_ready", sql`(${table.state} = 'ready') = (${table.content} is not null)`),
    check("prepared_files_failed", sql`(${table.state} = 'failed') = (${table.failure} is not null)`),
    index().on(table.ownerId, table.askedAt),
    index().on(table.expiresAt),
  ],
);

/** Who the rows name, what a person's archive gives of them and what an erasure makes of them. */
export const personalData = [
  personal(files, { by: ["uploadedBy"], export: { in: "files" }, erase: "replace" }),
  personal(preparedFiles, { by: ["ownerId"], export: { in: "accounts.preparedFiles" }, erase: "replace" }),
];
