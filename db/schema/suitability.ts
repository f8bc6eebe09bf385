import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uniqueIndex, type AnyPgColumn } from "drizzle-orm/pg-core";
import { removalDecisions, suitabilityReasons } from "../enums/suitability";
import { createdAt, day, identity, instant, updatedAt, version } from "./columns";
import { crew } from "./crew";
import { fileId } from "./files";
import { userId } from "./users";
import { personal } from "../personal";

/**
 * The suitability register, called blacklist in the documents. An entry is open until its end date. Level 3 requires
 * confirmation by a second person.
 */
export const suitabilityEntries = pgTable(
  "suitability_entries",
  {
    id: identity(),
    crewId: integer()
      .notNull()
      .references(() => crew.id),
    level: integer().notNull(),
    reason: text({ enum: suitabilityReasons }).notNull(),
    description: text().notNull(),
    evidenceFileId: fileId(),
    startDate: day().notNull(),
    endDate: day(),
    reviewDate: day(),
    confirmedAt: instant(),
    confirmedBy: userId(),
    reply: text(),
    replyFileId: fileId(),
    repliedAt: instant(),
    /** The entry whose approved removal created this note of level 1. */
    closesEntryId: integer().references((): AnyPgColumn => suitabilityEntries.id),
    createdAt: createdAt(),
    createdBy: userId().notNull(),
    updatedAt: updatedAt(),
    /** The last editor, who like the author may not confirm it. */
    updatedBy: userId(),
    /** The user who raised it to level 3. They may not confirm it, even after later edits by others. */
    raisedBy: userId(),
    version: version(),
  },
  (table) => [
    check("suitability_entries_level", sql`${table.level} between 1 and 3`),
    check("suitability_entries_period", sql`${table.endDate} is null or ${table.endDate} >= ${table.startDate}`),
    check("suitability_entries_confirmed", sql`(${table.confirmedAt} is null) = (${table.confirmedBy} is null)`),
    index().on(table.crewId, table.startDate),
    index("suitability_entries_open").on(table.endDate, table.crewId),
    index()
      .on(table.evidenceFileId)
      .where(sql`evidence_file_id is not null`),
    index()
      .on(table.replyFileId)
      .where(sql`reply_file_id is not null`),
  ],
);

/** A request to end an entry, with the decision. */
export const suitabilityRemovals = pgTable(
  "suitability_removals",
  {
    id: identity(),
    entryId: integer()
      .notNull()
      .references(() => suitabilityEntries.id),
    documentFileId: fileId().notNull(),
    reason: text().notNull(),
    createdAt: createdAt(),
    createdBy: userId().notNull(),
    decidedAt: instant(),
    decidedBy: userId(),
    decision: text({ enum: removalDecisions }),
    decisionNote: text(),
  },
  (table) => [
    check("suitability_removals_decided", sql`(${table.decidedAt} is null) = (${table.decision} is null)`),
    uniqueIndex("suitability_removals_open")
      .on(table.entryId)
      .where(sql`decided_at is null`),
    index().on(table.entryId, table.id),
    index().on(table.documentFileId),
  ],
);

/** Who the rows name, what a person's archive gives of them and what an erasure makes of them. */
export const personalData = [
  personal(suitabilityEntries, {
    by: ["crewId", "confirmedBy", "createdBy", "updatedBy", "raisedBy"],
    own: "crewId",
    export: { in: "suitabilityEntries" },
    erase: "destroy",
  }),
  personal(suitabilityRemovals, {
    by: ["createdBy", "decidedBy"],
    export: { in: "suitabilityRemovals" },
    erase: "destroy",
  }),
];
