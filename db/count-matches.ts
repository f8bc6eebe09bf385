import { count, sql, type SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Executor } from "./client";

/**
 * Count the rows of a scope that match a condition, and all rows of the scope, in one query. Without a condition there
 * is no second number.
 */
export async function countMatches(db: Executor, table: PgTable, scope: SQL | undefined, condition: SQL | undefined) {
  const matching = sql<number>`count(*) filter (where ${condition ?? sql`true`})::int`;
  const [row] = await db.select({ total: matching, all: count() }).from(table).where(scope);
  return { total: row?.total ?? 0, outOf: condition ? (row?.all ?? 0) : null };
}
