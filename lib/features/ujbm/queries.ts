import { and, eq, sql, type SQL } from "drizzle-orm";
import type { Executor, Transaction } from "@/db/client";
import { ujbmMonths } from "@/db/schema/ujbm";
import { vessels } from "@/db/schema/vessels";
import { can, type Actor } from "@/lib/access/actor";
import { ujbmPeriod } from "@/lib/features/accounting-periods/declarations.rules";
import { holdPeriod, lockedMonths } from "@/lib/features/accounting-periods/queries";
import type { LockedMonths } from "@/lib/features/accounting-periods/rules";
import { notFound } from "@/lib/platform/errors";

/** UJBM belongs to Marine. product 5.13 */
export const divisionId = 1;

/** Restrict vessels to Marine's, scrapped or not, by the actor's visibility. */
export function visibleTo(actor: Actor): SQL {
  if (!can(actor, "ujbm:view") || (actor.kind === "user" && actor.divisionId !== divisionId)) return sql`false`;
  return eq(vessels.divisionId, divisionId);
}

/** Lock a vessel whose allowance the actor may see. @throws not-found */
export async function lockVessel(db: Transaction, actor: Actor, vesselId: number) {
  const [row] = await db
    .select({ id: vessels.id, name: vessels.name, email: vessels.email, divisionId: vessels.divisionId })
    .from(vessels)
    .where(and(eq(vessels.id, vesselId), visibleTo(actor)))
    .for("update");
  if (!row) throw notFound("vessels.notFound");
  return row;
}

/** Convert months to a date array; the driver only writes text arrays. */
export const dateArray = (months: readonly string[]) => sql`${sql.param([...months])}::text[]::date[]`;

/** Return the range of closed months. */
export async function closedMonths(db: Executor): Promise<LockedMonths> {
  const [row] = await db.select({ closed: lockedMonths(ujbmMonths, divisionId) }).from(sql`(select 1) as one`);
  return row?.closed ?? null;
}

/** Block changes of UJBM months until the transaction ends. */
export const lockMonths = (db: Transaction) => holdPeriod(db, ujbmPeriod);

/** Return past closing days of unclosed months, after the first manual closing. */
export const overdueMonths = (today: string): SQL => sql`(
  select (due.month + interval '4 days')::date as day
  from generate_series(
    (select max(${ujbmMonths.month}) + interval '1 month' from ${ujbmMonths}), ${today}::timestamp, '1 month'
  ) as due(month)
  where (due.month + interval '4 days')::date < ${today}::date
)`;
