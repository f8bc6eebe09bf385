import { count, sql, type SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Executor } from "./client";

/** In one query how many rows of a scope are asked for, and out of how many; nothing asked, there is nothing to compare with. */
export async function countHits(db: Executor, table: PgTable, scope: SQL | undefined, asked: SQL | undefined) {
  const hits = sql<number>`count(*) filter (where ${asked ?? sql`true`})::int`;
  const [found] = await db.select({ total: hits, all: count() }).from(table).where(scope);
  return { total: found?.total ?? 0, outOf: asked ? (found?.all ?? 0) : null };
}
