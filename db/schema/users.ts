import { sql } from "drizzle-orm";
import { check, integer, jsonb, pgTable, text, uniqueIndex, type AnyPgColumn } from "drizzle-orm/pg-core";
import { roles, subRoles } from "../enums/users";
import { createdAt, identity, instant } from "./columns";
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
    passwordHash: text(),
    accessList: jsonb().$type<string[]>(),
    language: text({ enum: ["en", "id"] }),
    sessionVersion: integer().notNull().default(1),
    createdAt: createdAt(),
    createdBy: integer().references((): AnyPgColumn => users.id),
    deactivatedAt: instant(),
    deactivatedBy: integer().references((): AnyPgColumn => users.id),
  },
  (table) => [
    uniqueIndex("users_email").on(sql`lower(${table.email})`),
    check("users_sub_role", sql`(${table.role} in ('crewmarine', 'crewtanker')) = (${table.subRole} is not null)`),
  ],
);
