import { count, sql, type SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Executor } from "./client";

/**
 * Count the rows of a scope that match a condition, and all rows of the scope, in one query. Without a condition there
 * is no second number.
 */
export async function countHits(db: Executor, table: PgTable, scope: SQL | undefined, asked: SQL | undefined) {
  const hits = sql<number>`count(*) filter (where ${asked ?? sql`true`})::int`;
  const [found] = await db.select({ total: hits, all: count() }).from(table).where(scope);
  return { total: found?.total ?? 0, outOf: asked ? (found?.all ?? 0) : null };
}
