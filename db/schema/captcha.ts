import { index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, instant } from "./columns";

/** A browser of an anonymous visitor. Its uploads and drafts belong to it across gate tokens. */
export const visitors = pgTable("visitors", {
  id: uuid().primaryKey().defaultRandom(),
  secretHash: text().notNull().unique(),
  createdAt: createdAt(),
  lastSeenAt: instant().notNull().defaultNow(),
});

export const gateTokens = pgTable(
  "gate_tokens",
  {
    id: uuid().primaryKey().defaultRandom(),
    tokenHash: text().notNull().unique(),
    visitorId: uuid()
      .notNull()
      .references(() => visitors.id, { onDelete: "cascade" }),
    network: text().notNull(),
    createdAt: createdAt(),
    lastUsedAt: instant().notNull().defaultNow(),
    revokedAt: instant(),
  },
  (table) => [index().on(table.visitorId)],
);

/** A solved challenge can be used once. */
export const spentChallenges = pgTable("spent_challenges", {
  signature: text().primaryKey(),
  spentAt: createdAt(),
});

export const rateLimits = pgTable(
  "rate_limits",
  { key: text().notNull(), windowStart: instant().notNull(), hits: integer().notNull() },
  (table) => [primaryKey({ columns: [table.key, table.windowStart] })],
);
