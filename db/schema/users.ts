import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid, type AnyPgColumn } from "drizzle-orm/pg-core";
import { encryptedText } from "../encrypted";
import type { Topic, Way } from "../enums/mail";
import { roles, subRoles } from "../enums/users";
import { createdAt, identity, instant, updatedAt, version } from "./columns";
import { divisions } from "./positions";

export const users = pgTable(
  "users",
  {
    id: identity(),
    email: text().notNull(),
    firstName: text().notNull(),
    lastName: text(),
    role: text({ enum: roles }).notNull(),
    subRole: text({ enum: subRoles }),
    divisionId: integer()
      .notNull()
      .references(() => divisions.id),
    // Foreign keys of these three stand in drizzle/0002_triggers.sql: the tables they name refer to users themselves.
    /** The seafarer behind a crew account. */
    crewId: integer(),
    /** Where a vessel head belongs while not signed on. */
    vesselId: integer(),
    /** Whose vessels a principal account sees. */
    principalId: integer(),
    identitySubject: text().unique(),
    passwordHash: text(),
    accessList: jsonb().$type<string[]>(),
    language: text({ enum: ["en", "id"] }),
    /** How they want to hear of each topic, where it is not the usual way (db/enums/mail.ts). */
    noticeWays: jsonb().$type<Partial<Record<Topic | "work", Way>>>().notNull().default({}),
    sessionVersion: integer().notNull().default(1),
    createdAt: createdAt(),
    createdBy: integer().references((): AnyPgColumn => users.id),
    deactivatedAt: instant(),
    deactivatedBy: integer().references((): AnyPgColumn => users.id),
  },
  (table) => [
    uniqueIndex("users_email").on(sql`lower(${table.email})`),
    uniqueIndex("users_crew").on(table.crewId),
    index().on(table.principalId),
    check("users_sub_role", sql`(${table.role} in ('crewmarine', 'crewtanker')) = (${table.subRole} is not null)`),
  ],
);

export const userId = () => integer().references(() => users.id);
/** Who made a row, who changed it last, and the version that rises with every change. */
export const stamps = () => ({
  createdAt: createdAt(),
  createdBy: userId(),
  updatedAt: updatedAt(),
  updatedBy: userId(),
  version: version(),
});

/** A person's whole name, of accounts or of an alias of them; null where a join found nobody. */
export const fullNameOf = ({ firstName, lastName }: { firstName: AnyPgColumn; lastName: AnyPgColumn }) =>
  sql<string | null>`nullif(trim(concat_ws(' ', ${firstName}, ${lastName})), '')`;

/** One sign-in. The cookie holds its id only; tokens of an identity provider rest here, encrypted. */
export const sessions = pgTable(
  "sessions",
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    version: integer().notNull(),
    provider: text({ enum: ["local", "identity-provider"] }).notNull(),
    accessToken: encryptedText(),
    refreshToken: encryptedText(),
    idToken: encryptedText(),
    accessExpiresAt: instant(),
    network: text().notNull(),
    device: text().notNull(),
    createdAt: createdAt(),
    lastSeenAt: instant().notNull().defaultNow(),
    revokedAt: instant(),
  },
  (table) => [index().on(table.userId)],
);

/** A personal key for programs; only its hash is kept. */
export const apiTokens = pgTable(
  "api_tokens",
  {
    id: identity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    version: integer().notNull(),
    name: text().notNull(),
    tokenHash: text().notNull().unique(),
    hint: text().notNull(),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
    lastUsedAt: instant(),
    revokedAt: instant(),
  },
  (table) => [index().on(table.userId)],
);

/** A link sent by mail that sets a password, once. */
export const passwordLinks = pgTable(
  "password_links",
  {
    id: identity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    purpose: text({ enum: ["invitation", "reset"] }).notNull(),
    tokenHash: text().notNull().unique(),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (table) => [index().on(table.userId)],
);
