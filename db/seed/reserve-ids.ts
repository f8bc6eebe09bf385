import { getTableName, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Executor } from "../client";

/** Takes ids of rows yet to be inserted, in order, so that other rows can name them before. */
export async function reserveIds(db: Executor, table: PgTable, count: number): Promise<number[]> {
  const rows = await db.execute<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence(${getTableName(table)}, 'id'))::int as id from generate_series(1, ${count})`,
  );
  return rows.map(({ id }) => id);
}
