import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid, type AnyPgColumn } from "drizzle-orm/pg-core";
import { encryptedText } from "../encryption";
import type { Topic, DeliveryWay } from "../enums/mail";
import { roles, subRoles } from "../enums/users";
import { createdAt, identity, instant, updatedAt, version } from "./columns";
import { divisions } from "./positions";
import { personal } from "../personal";

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
    // Foreign keys of these three are in drizzle/0002_triggers.sql, because the tables they refer to refer to users.
    /** The seafarer linked to a crew account. */
    crewId: integer(),
    /** The head's vessel while not signed on. */
    vesselId: integer(),
    /** The principal whose vessels the account sees. */
    principalId: integer(),
    identitySubject: text().unique(),
    passwordHash: text(),
    accessList: jsonb().$type<string[]>(),
    language: text({ enum: ["en", "id"] }),
    /** Chosen way of notification per topic, where it differs from the default (db/enums/mail.ts). */
    noticeWays: jsonb().$type<Partial<Record<Topic | "work", DeliveryWay>>>().notNull().default({}),
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
/** Author, last editor, and the version that rises with every change. */
export const stamps = () => ({
  createdAt: createdAt(),
  createdBy: userId(),
  updatedAt: updatedAt(),
  updatedBy: userId(),
  version: version(),
});

/** Full name of an account, or of an alias; null where a join found none. */
export const fullNameOf = ({ firstName, lastName }: { firstName: AnyPgColumn; lastName: AnyPgColumn }) =>
  sql<string | null>`nullif(trim(concat_ws(' ', ${firstName}, ${lastName})), '')`;

/** A session. The cookie contains only its id; tokens of an identity provider are stored here, encrypted. */
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

/** A personal API token. Only its hash is stored. */
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

/** A mailed link to set a password once. */
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

/** Who the rows name, what a person's archive gives of them and what an erasure makes of them. */
export const personalData = [
  personal(apiTokens, { by: ["userId"], export: { in: "accounts.apiTokens" }, erase: "destroy" }),
  personal(passwordLinks, { by: ["userId"], export: { in: "accounts.passwordLinks" }, erase: "destroy" }),
  personal(sessions, { by: ["userId"], export: { in: "accounts.sessions" }, erase: "destroy" }),
  personal(users, {
    by: ["email", "firstName", "lastName", "crewId", "createdBy", "deactivatedBy"],
    export: { in: "accounts" },
    erase: "replace",
  }),
];
