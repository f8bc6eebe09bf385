import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { encryptedBytes } from "../encrypted";
import { visitors } from "./captcha";
import { createdAt } from "./columns";
import { users } from "./users";

/** Uploaded documents, encrypted at rest. subjectType and subjectId name the record a reader must be able to see. */
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
    uploadedBy: integer().references(() => users.id),
    subjectType: text(),
    subjectId: integer(),
    createdAt: createdAt(),
  },
  (table) => [
    check("files_size", sql`${table.size} between 1 and 2000000`),
    index().on(table.visitorId),
    index().on(table.subjectType, table.subjectId),
  ],
);
