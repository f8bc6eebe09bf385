import { eq, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { crew } from "@/db/schema/crew";
import { seats } from "@/db/schema/manning";
import { vessels } from "@/db/schema/vessels";

/** Match people on board of a vessel. Every list and count uses this condition. product 5.2 */
export const isOnBoardOf = (vesselId: number | PgColumn): SQL => eq(crew.vesselId, vesselId);

/** Whether a person on board was relieved, with the reliever on board too. Without a reliever the seat stays theirs. */
export const isInHandover = sql<boolean>`exists (
  select from assignments own join assignments reliever on reliever.seat_id = own.seat_id and reliever.slot = 'current'
  where own.crew_id = ${crew.id} and own.checked_in_on is not null and own.checked_out_on is null and own.slot <> 'current'
)`;

/** Count people on board as a column of a vessels query. */
export const crewOnBoard = sql<number>`(select count(*)::int from ${crew} where ${isOnBoardOf(vessels.id)})`;

/** Columns for a vessels query: people on board, people in handover, and seats. */
export const manningColumns = {
  crewOnBoard,
  inHandover: sql<number>`(select count(*)::int from ${crew} where ${isOnBoardOf(vessels.id)} and ${isInHandover})`,
  seats: sql<number>`(select count(*)::int from ${seats} where ${seats.vesselId} = ${vessels.id} and ${seats.removedAt} is null)`,
};
