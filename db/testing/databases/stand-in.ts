import { sql, type SQL } from "drizzle-orm";
import { database } from "@/db/client";

type Columns = Record<string, string>;
type StandIn<C extends Columns> = { table: string; columns: C; rows: readonly Record<keyof C, unknown>[] };

/** Rows in place of a table within one query. @param columns their SQL types by name */
export const standIn = <C extends Columns>(
  table: string,
  columns: C,
  rows: readonly Record<keyof C, unknown>[],
): StandIn<C> => ({ table, columns, rows });

/**
 * Run a query on generated rows in place of stored ones, so that a rule in SQL is compared with its half in TypeScript
 * on thousands of cases without an insert.
 */
export function onStandIns<Row extends Record<string, unknown>>(tables: readonly StandIn<Columns>[], select: SQL) {
  const named = tables.map(({ table, columns, rows }) => {
    const typed = Object.entries(columns).map(([name, type]) => `"${name}" ${type}`);
    return sql`${sql.identifier(table)} as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as rows(${sql.raw(typed.join(", "))}))`;
  });
  return database().execute<Row>(sql`with ${sql.join(named, sql`, `)} ${select}`);
}
