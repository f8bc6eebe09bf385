import { eq, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { crew } from "@/db/schema/crew";
import { seats } from "@/db/schema/manning";
import { vessels } from "@/db/schema/vessels";

/** Who is on board of a vessel: people checked in and not checked out. Every list and every number of it has this condition. product 5.2 */
export const aboardOf = (vesselId: number | PgColumn): SQL => eq(crew.vesselId, vesselId);

/** Whether somebody on board has been relieved: the one who took the seat over is on board too. Without them the seat is still theirs. */
export const inHandover = sql<boolean>`exists (
  select from assignments own join assignments reliever on reliever.seat_id = own.seat_id and reliever.slot = 'current'
  where own.crew_id = ${crew.id} and own.checked_in_on is not null and own.checked_out_on is null and own.slot <> 'current'
)`;

/** People on board of the vessels of a query with joins, as a column of it. */
export const crewOnBoard = sql<number>`(select count(*)::int from ${crew} where ${aboardOf(vessels.id)})`;

/** Who is on board of the vessels of a query, how many of them are in handover, and how many seats there are. */
export const manned = {
  crewOnBoard,
  inHandover: sql<number>`(select count(*)::int from ${crew} where ${aboardOf(vessels.id)} and ${inHandover})`,
  seats: sql<number>`(select count(*)::int from ${seats} where ${seats.vesselId} = ${vessels.id} and ${seats.removedAt} is null)`,
};
