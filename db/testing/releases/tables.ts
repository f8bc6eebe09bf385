import type { Sql } from "postgres";

/** Name the tables of the product, in the order of their names. */
export async function tablesOf(sql: Sql): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname collate "C"`;
  return rows.map(({ name }) => name);
}

/** Name the columns of a table that hold data of their own. Generated ones follow from the others. */
export async function columnsOf(sql: Sql, table: string): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    select attname as name from pg_attribute
    where attrelid = ${`public.${table}`}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
    order by attnum`;
  return rows.map(({ name }) => name);
}
