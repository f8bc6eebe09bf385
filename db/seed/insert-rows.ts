import { getTableColumns, type InferInsertModel } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Executor } from "../client";

const maxParameters = 60_000;

/** Inserts any number of rows, in statements that stay below PostgreSQL's limit of 65,535 parameters. */
export async function insertRows<T extends PgTable>(
  db: Executor,
  table: T,
  rows: InferInsertModel<T>[],
): Promise<number> {
  const size = Math.floor(maxParameters / Object.keys(getTableColumns(table)).length);
  for (let start = 0; start < rows.length; start += size)
    await db.insert(table).values(rows.slice(start, start + size));
  return rows.length;
}
