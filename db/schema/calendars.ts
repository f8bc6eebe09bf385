import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { feedKinds } from "../enums/calendars";
import { createdAt, day, identity, instant } from "./columns";
import { divisions } from "./positions";
import { users } from "./users";

/** An address a person subscribes to with a calendar. Only the hash of its token is kept; what it tells is decided anew each time it is read. */
export const calendarFeeds = pgTable(
  "calendar_feeds",
  {
    id: identity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Of a superadmin: the division it was made in. Everybody else's account says. */
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

/** Events as calendars were last told of them, one row for all readers: by a keyed hash of what was said, so that the sequence rises when it changes. */
export const calendarEvents = pgTable(
  "calendar_events",
  {
    id: text().primaryKey(),
    hash: text().notNull(),
    sequence: integer().notNull(),
    /** The last day of the event as told. */
    lastDay: day().notNull(),
    changedAt: instant().notNull(),
    cancelledAt: instant(),
  },
  (table) => [
    check("calendar_events_sequence", sql`${table.sequence} >= 0`),
    index("calendar_events_past").on(table.lastDay),
  ],
);
