import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { createdAt, day, identity, instant, updatedAt, version } from "./columns";
import { lookupId } from "./lookups";
import { divisions, positions, vesselTypes } from "./positions";
import { userId } from "./users";
import { companyRecord, personal } from "../personal";

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
    cityId: lookupId(),
    vesselSizeId: lookupId().notNull(),
    employmentTypeId: lookupId().notNull(),
    education: text().notNull().default(""),
    coc: text().notNull().default(""),
    yearsOfExperience: integer().notNull(),
    task: text().notNull(),
    vacancies: integer().notNull().default(1),
    /** Number of filled vacancies. */
    hired: integer().notNull().default(0),
    closesOn: day(),
    searchText: text().notNull().default(""),
    createdAt: createdAt(),
    createdBy: userId(),
    updatedAt: updatedAt(),
    closedAt: instant(),
    closedBy: userId(),
    version: version(),
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

/** Who the rows name, what a person's archive gives of them and what an erasure makes of them. */
export const personalData = [
  personal(jobOpenings, { by: ["createdBy", "closedBy"], export: companyRecord, erase: "keep" }),
];
