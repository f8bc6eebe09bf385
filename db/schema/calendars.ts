import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { feedKinds } from "../enums/calendars";
import { createdAt, day, identity, instant } from "./columns";
import { divisions } from "./positions";
import { users } from "./users";
import { personal } from "../personal";

/** A calendar address. Only the hash of its token is stored; its contents are decided at each request. */
export const calendarFeeds = pgTable(
  "calendar_feeds",
  {
    id: identity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** For a superadmin the division it was created in. Other accounts have their own. */
    divisionId: integer()
      .notNull()
      .references(() => divisions.id),
    name: text().notNull(),
    kinds: text({ enum: feedKinds }).array().notNull(),
    language: text({ enum: ["en", "id"] }).notNull(),
    tokenHash: text().notNull().unique(),
    createdAt: createdAt(),
    lastUsedAt: instant(),
    revokedAt: instant(),
  },
  (table) => [
    index().on(table.userId),
    check("calendar_feeds_name_length", sql`length(${table.name}) between 1 and 60`),
    check("calendar_feeds_kinds", sql`cardinality(${table.kinds}) between 1 and 4`),
  ],
);

/**
 * Last state of each event sent to calendars, one row for all readers. A keyed hash of the contents detects changes,
 * which raise the sequence.
 */
export const calendarEvents = pgTable(
  "calendar_events",
  {
    id: text().primaryKey(),
    hash: text().notNull(),
    sequence: integer().notNull(),
    /** The last day of the event as sent. */
    lastDay: day().notNull(),
    changedAt: instant().notNull(),
    cancelledAt: instant(),
  },
  (table) => [
    check("calendar_events_sequence", sql`${table.sequence} >= 0`),
    index("calendar_events_past").on(table.lastDay),
  ],
);

/** Who the rows name, what a person's archive gives of them and what an erasure makes of them. */
export const personalData = [
  personal(calendarFeeds, { by: ["userId"], export: { in: "accounts.calendarFeeds" }, erase: "destroy" }),
];
