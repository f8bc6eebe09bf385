import type { Sql } from "postgres";
import { migrationsToday, writeFixture, type Manifest, type TableData, type WaitingJob } from "./fixture";
import { columnsOf, tablesOf } from "./tables";

/** Read the rows of a table as the values of an INSERT, in the order of its primary key, so that the same rows make the same file. */
async function rowsOf(sql: Sql, table: string): Promise<TableData> {
  const columns = await columnsOf(sql, table);
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

const waitingJobs = (sql: Sql) => sql<WaitingJob[]>`
  select tasks.identifier as task, jobs.payload, jobs.key, queues.queue_name as queue,
    to_char(jobs.run_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "runAt",
    jobs.max_attempts as "maxAttempts", jobs.priority
  from graphile_worker._private_jobs jobs
  join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id
  left join graphile_worker._private_job_queues queues on queues.id = jobs.job_queue_id
  order by jobs.id`;

async function sequencesOf(sql: Sql): Promise<Record<string, number>> {
  const rows = await sql<{ name: string; value: number }[]>`
    select sequencename as name, last_value::int as value from pg_sequences
    where schemaname = 'public' and last_value is not null order by sequencename collate "C"`;
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

type Made = Pick<Manifest, "release" | "madeFor" | "dataKey" | "drafts">;

/** Write the fixture of a release off a filled database. @throws where a table is empty */
export async function writeRelease(sql: Sql, made: Made) {
  const tables: TableData[] = [];
  for (const table of await tablesOf(sql)) tables.push(await rowsOf(sql, table));
  const rows = Object.fromEntries(tables.map(({ table, rows: { length } }) => [table, length]));
  const empty = Object.keys(rows).filter((table) => rows[table] === 0);
  if (empty.length > 0) throw new Error(`a fixture has a row of every table, and these are empty: ${empty.join(", ")}`);
  const { release, madeFor, dataKey, drafts } = made;
  const jobs = [...(await waitingJobs(sql))];
  const [migrations, sequences] = [migrationsToday(), await sequencesOf(sql)];
  const bytes = writeFixture({ release, madeFor, dataKey, migrations, rows, sequences, jobs, drafts }, tables);
  return {
    bytes,
    tables: tables.length,
    rows: Object.values(rows).reduce((sum, count) => sum + count, 0),
    jobs: jobs.length,
  };
}
