import { and, eq, sql, type SQL } from "drizzle-orm";
import type { Executor, Transaction } from "@/db/client";
import { ujbmMonths } from "@/db/schema/ujbm";
import { vessels } from "@/db/schema/vessels";
import { can, type Actor } from "@/lib/access/actor";
import { notFound } from "@/lib/platform/errors";
import type { Closed } from "./month.rules";

/** UJBM is of Marine. product 5.13 */
export const divisionId = 1;

/** Vessels whose allowance the actor may see: Marine's, scrapped or not. */
export function visibleTo(actor: Actor): SQL {
  if (!can(actor, "ujbm:view") || (actor.kind === "user" && actor.divisionId !== divisionId)) return sql`false`;
  return eq(vessels.divisionId, divisionId);
}

/** @throws not-found for a vessel whose allowance the actor may not see */
export async function lockVessel(db: Transaction, actor: Actor, vesselId: number) {
  const [row] = await db
    .select({ id: vessels.id, name: vessels.name, email: vessels.email, divisionId: vessels.divisionId })
    .from(vessels)
    .where(and(eq(vessels.id, vesselId), visibleTo(actor)))
    .for("update");
  if (!row) throw notFound("vessels.notFound");
  return row;
}

/** Between which months everything is closed. */
export async function closedMonths(db: Executor): Promise<Closed> {
  const [found] = await db
    .select({
      first: sql<string | null>`min(${ujbmMonths.month})::text`,
      last: sql<string | null>`max(${ujbmMonths.month})::text`,
    })
    .from(ujbmMonths)
    .where(eq(ujbmMonths.divisionId, divisionId));
  return found?.first && found.last ? { first: found.first, last: found.last } : null;
}

/** Whoever closes a month or changes what it is made of comes one after the other. */
export const holdMonths = (db: Transaction) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended('ujbm months', 0))`);
