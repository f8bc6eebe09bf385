import { eq, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/** Whether a column holds one of these values; none of them is no condition. One value is compared as it is, several are one array: a statement for each number of values would be planned anew each time. */
export function isAnyOf(column: PgColumn, values: readonly (number | string)[] | undefined): SQL | undefined {
  const [first, ...more] = values ?? [];
  if (first === undefined) return undefined;
  if (more.length === 0) return eq(column, first);
  const list = `{${[first, ...more].map((value) => JSON.stringify(value)).join(",")}}`;
  return typeof first === "number" ? sql`${column} = any(${list}::int[])` : sql`${column} = any(${list}::text[])`;
}
