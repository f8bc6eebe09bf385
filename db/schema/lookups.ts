import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { lookupKinds } from "../enums/lookups";
import { createdAt, decimal, identity, instant, updatedAt } from "./columns";
import { userId } from "./users";
import { companyRecord, personal } from "../personal";

/** Extensible option lists. A visitor's suggestion is unapproved until staff accepts it. */
export const lookups = pgTable(
  "lookups",
  {
    id: identity(),
    kind: text({ enum: lookupKinds }).notNull(),
    name: text().notNull(),
    nameId: text(),
    code: text(),
    sequence: integer().notNull().default(0),
    createdAt: createdAt(),
    createdBy: userId(),
    suggestedByVisitor: text(),
    approvedAt: instant(),
    approvedBy: userId(),
    retiredAt: instant(),
  },
  (table) => [
    uniqueIndex("lookups_name").on(table.kind, sql`lower(${table.name})`),
    index().on(table.kind, table.sequence, table.name),
  ],
);

export const lookupId = () => integer().references(() => lookups.id);

/** Where a port is on the map, in degrees; north and east are positive. Ports without a row are listed beside it. */
export const portPositions = pgTable(
  "port_positions",
  {
    portId: integer()
      .primaryKey()
      .references(() => lookups.id),
    latitude: decimal(6, 4).notNull(),
    longitude: decimal(7, 4).notNull(),
    updatedAt: updatedAt(),
    updatedBy: userId(),
  },
  (table) => [
    check("port_positions_latitude", sql`${table.latitude} between -90 and 90`),
    check("port_positions_longitude", sql`${table.longitude} between -180 and 180`),
  ],
);

/** Who the rows name, what a person's archive gives of them and what an erasure makes of them. */
export const personalData = [
  personal(portPositions, { by: ["updatedBy"], export: companyRecord, erase: "keep" }),
  personal(lookups, { by: ["createdBy", "approvedBy"], export: companyRecord, erase: "keep" }),
];
