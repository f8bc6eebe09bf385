import type { Sql } from "postgres";
import { columnsOf, sequencesOf, tablesOf, waitingJobs } from "@/scripts/backup/catalog.mjs";
import { migrationsToday } from "@/scripts/backup/migrations.mjs";
import { askingOf } from "./asking";
import { writeFixture, type Manifest, type TableData } from "./fixture";

/** Read the rows of a table as the values of an INSERT, in the order of its primary key, so that the same rows make the same file. */
async function rowsOf(sql: Sql, table: string): Promise<TableData> {
  const columns = await columnsOf(askingOf(sql), table);
  const values = columns.map((name) => `quote_nullable("${name}"::text)`).join(", ");
  const [key] = await sql<{ names: string | null }[]>`
    select string_agg(quote_ident(attname), ', ' order by array_position(indkey::int2[], attnum)) as names
    from pg_index join pg_attribute on attrelid = indrelid and attnum = any(indkey)
    where indrelid = ${`public.${table}`}::regclass and indisprimary`;
  if (!key?.names) throw new Error(`${table} has no primary key to order its rows by`);
  const rows = await sql.unsafe<{ row: string }[]>(
    `select concat_ws(', ', ${values}) as row from "${table}" order by ${key.names}`,
  );
  return { table, columns, rows: rows.map(({ row }) => row) };
}

type Made = Pick<Manifest, "release" | "madeFor" | "dataKey" | "drafts">;

/** Write the fixture of a release off a filled database. @throws where a table is empty */
export async function writeRelease(sql: Sql, made: Made) {
  const tables: TableData[] = [];
  for (const table of await tablesOf(askingOf(sql))) tables.push(await rowsOf(sql, table));
  const rows = Object.fromEntries(tables.map(({ table, rows: { length } }) => [table, length]));
  const empty = Object.keys(rows).filter((table) => rows[table] === 0);
  if (empty.length > 0) throw new Error(`a fixture has a row of every table, and these are empty: ${empty.join(", ")}`);
  const { release, madeFor, dataKey, drafts } = made;
  const jobs = await waitingJobs(askingOf(sql));
  const [migrations, sequences] = [migrationsToday(), await sequencesOf(askingOf(sql))];
  const bytes = writeFixture({ release, madeFor, dataKey, migrations, rows, sequences, jobs, drafts }, tables);
  return {
    bytes,
    tables: tables.length,
    rows: Object.values(rows).reduce((sum, count) => sum + count, 0),
    jobs: jobs.length,
  };
}
