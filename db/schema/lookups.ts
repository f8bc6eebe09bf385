import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { lookupKinds } from "../enums/lookups";
import { createdAt, identity, instant } from "./columns";
import { userId } from "./users";
import { companyRecord, personal } from "../personal";

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

/** Who the rows name, what a person's archive gives of them and what an erasure makes of them. */
export const personalData = [
  personal(lookups, { by: ["createdBy", "approvedBy"], export: companyRecord, erase: "keep" }),
];
