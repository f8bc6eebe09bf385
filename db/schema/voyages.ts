import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, identity, instant } from "./columns";
import { lookupId } from "./lookups";
import { userId } from "./users";
import { vessels } from "./vessels";
import { companyRecord, personal } from "../personal";

/** Voyage log of a vessel: positions and activities. The newest entry is the present position. */
export const voyageEntries = pgTable(
  "voyage_entries",
  {
    id: identity(),
    vesselId: integer()
      .notNull()
      .references(() => vessels.id),
    navigationStatusId: lookupId().notNull(),
    portId: lookupId().notNull(),
    originPortId: lookupId(),
    destinationPortId: lookupId(),
    voyageNumber: text(),
    recordedAt: instant().notNull(),
    /** Expected arrival at the destination. */
    arrivesAt: instant(),
    note: text(),
    createdAt: createdAt(),
    createdBy: userId(),
  },
  (table) => [
    index("voyage_entries_newest").on(
      table.vesselId,
      table.recordedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    check("voyage_entries_arrives", sql`${table.arrivesAt} is null or ${table.destinationPortId} is not null`),
    check("voyage_entries_note", sql`length(${table.note}) <= 500`),
  ],
);

/** Who the rows name, what a person's archive gives of them and what an erasure makes of them. */
export const personalData = [personal(voyageEntries, { by: ["createdBy"], export: companyRecord, erase: "keep" })];
