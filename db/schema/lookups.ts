import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { lookupKinds } from "../enums/lookups";
import { createdAt, identity, instant } from "./columns";
import { userId } from "./users";

/** Extensible option lists. A visitor's suggestion is unapproved until staff accepts it. */
export const lookups = pgTable(
  "lookups",
  {
    id: identity(),
    kind: text({ enum: lookupKinds }).notNull(),
    name: text().notNull(),
    nameId: text(),
    code: text(),
    sequence: integer().notNull().default(0),
    createdAt: createdAt(),
    createdBy: userId(),
    suggestedByVisitor: text(),
    approvedAt: instant(),
    approvedBy: userId(),
    retiredAt: instant(),
  },
  (table) => [
    uniqueIndex("lookups_name").on(table.kind, sql`lower(${table.name})`),
    index().on(table.kind, table.sequence, table.name),
  ],
);

export const lookupId = () => integer().references(() => lookups.id);
