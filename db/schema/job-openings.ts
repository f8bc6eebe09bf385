import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { createdAt, identity, instant } from "./columns";
import { lookups } from "./lookups";
import { divisions, positions, vesselTypes } from "./positions";
import { users } from "./users";

export const jobOpenings = pgTable(
  "job_openings",
  {
    id: identity(),
    divisionId: integer()
      .notNull()
      .references(() => divisions.id),
    positionId: integer()
      .notNull()
      .references(() => positions.id),
    vesselTypeId: integer()
      .notNull()
      .references(() => vesselTypes.id),
    cityId: integer().references(() => lookups.id),
    vesselSizeId: integer()
      .notNull()
      .references(() => lookups.id),
    employmentTypeId: integer()
      .notNull()
      .references(() => lookups.id),
    education: text().notNull().default(""),
    coc: text().notNull().default(""),
    yearsOfExperience: integer().notNull(),
    task: text().notNull(),
    vacancies: integer().notNull().default(1),
    /** How many of the vacancies are filled. */
    hired: integer().notNull().default(0),
    closesOn: date({ mode: "string" }),
    searchText: text().notNull().default(""),
    createdAt: createdAt(),
    createdBy: integer().references(() => users.id),
    updatedAt: instant().notNull().defaultNow(),
    closedAt: instant(),
    closedBy: integer().references(() => users.id),
    version: integer().notNull().default(1),
  },
  (table) => [
    check("job_openings_vacancies", sql`${table.vacancies} between 1 and 99`),
    check("job_openings_hired", sql`${table.hired} >= 0`),
    check("job_openings_experience", sql`${table.yearsOfExperience} between 0 and 50`),
    unique("job_openings_place").on(table.id, table.positionId, table.vesselTypeId),
    index().on(table.divisionId, table.createdAt.desc().nullsFirst()),
    index("job_openings_open")
      .on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`closed_at is null`),
    index("job_openings_search").using("gin", sql`${table.searchText} gin_trgm_ops`),
  ],
);
