import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uniqueIndex, type AnyPgColumn } from "drizzle-orm/pg-core";
import { removalDecisions, suitabilityReasons } from "../enums/suitability";
import { createdAt, day, identity, instant, updatedAt, version } from "./columns";
import { crew } from "./crew";
import { fileId } from "./files";
import { userId } from "./users";

/** The register the documents call blacklist. An entry is open until its end date. Level 3 counts only once confirmed by another person. */
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
    /** The entry whose approved removal left this note of level 1 behind. */
    closesEntryId: integer().references((): AnyPgColumn => suitabilityEntries.id),
    createdAt: createdAt(),
    createdBy: userId().notNull(),
    updatedAt: updatedAt(),
    /** Who changed it last; like its author they do not confirm it. */
    updatedBy: userId(),
    /** Who made it a level 3 that was less before; they do not confirm it however many change it afterwards. */
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

/** A request to end an entry, and what was decided. */
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
