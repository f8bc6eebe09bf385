import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { certificateKinds } from "../enums/applicants";
import { departments, positionLevels } from "../enums/positions";
import { identity, instant } from "./columns";

export const divisions = pgTable(
  "divisions",
  { id: integer().primaryKey(), name: text().notNull().unique() },
  (table) => [check("divisions_known", sql`${table.id} in (1, 2)`)],
);

/** Vessel types of a division; the documents say ship. */
export const vesselTypes = pgTable(
  "vessel_types",
  {
    id: identity(),
    divisionId: integer()
      .notNull()
      .references(() => divisions.id),
    name: text().notNull(),
    nameId: text().notNull(),
  },
  (table) => [uniqueIndex("vessel_types_name").on(table.divisionId, sql`lower(${table.name})`)],
);

export const positions = pgTable(
  "positions",
  {
    id: identity(),
    divisionId: integer()
      .notNull()
      .references(() => divisions.id),
    name: text().notNull(),
    nameEn: text().notNull(),
    department: text({ enum: departments }).notNull(),
    level: text({ enum: positionLevels }).notNull(),
    seniority: integer().notNull(),
    isCadet: boolean().notNull().default(false),
    cesThreshold: integer(),
    marlinThreshold: integer(),
  },
  (table) => [uniqueIndex("positions_name").on(table.divisionId, sql`lower(${table.nameEn})`)],
);

export const certificates = pgTable(
  "certificates",
  {
    id: identity(),
    kind: text({ enum: certificateKinds }).notNull(),
    name: text().notNull(),
    nameEn: text().notNull(),
    stcw: text(),
    neverExpires: boolean().notNull().default(false),
    validityYears: integer(),
    approvedAt: instant(),
  },
  (table) => [uniqueIndex("certificates_name").on(table.kind, sql`lower(${table.name})`)],
);

/** Requirements of a position on a vessel type besides certificates. */
export const positionRequirements = pgTable(
  "position_requirements",
  {
    positionId: integer()
      .notNull()
      .references(() => positions.id),
    vesselTypeId: integer()
      .notNull()
      .references(() => vesselTypes.id),
    education: text().notNull(),
    minYears: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.positionId, table.vesselTypeId] })],
);

export const certificateRequirements = pgTable(
  "certificate_requirements",
  {
    positionId: integer()
      .notNull()
      .references(() => positions.id),
    vesselTypeId: integer()
      .notNull()
      .references(() => vesselTypes.id),
    certificateId: integer()
      .notNull()
      .references(() => certificates.id),
    isMandatory: boolean().notNull().default(true),
    minMonthsValid: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.positionId, table.vesselTypeId, table.certificateId] }),
    index().on(table.certificateId),
  ],
);
