import { sql } from "drizzle-orm";
import { hoursBefore, type Invariant } from "./invariant";

/** Largest allowed difference between the clocks of the database and of the server, in seconds. */
const clockSeconds = 5;

/** Invariants of the database server itself, independent of the product's data. */
export const invariants: readonly Invariant[] = [
  {
    id: "server.clock",
    sql: () => `
      select 'database' as id
      where abs(extract(epoch from clock_timestamp()) - ${Date.now() / 1_000}) > ${clockSeconds}`,
  },
  {
    id: "server.collation",
    sql: () => `
      select datname::text as id from pg_database
      where datname = current_database() and datcollversion <> pg_database_collation_actual_version(oid)
      union all
      select collname::text from pg_collation
      where collversion <> pg_collation_actual_version(oid)
        and oid in (select unnest(indcollation) from pg_index join pg_class on pg_class.oid = indrelid
          where relnamespace = 'public'::regnamespace)`,
  },
  {
    id: "server.constraints",
    sql: () => `
      select conname::text as id from pg_constraint where not convalidated and connamespace = 'public'::regnamespace
      union all
      select indexrelid::regclass::text from pg_index join pg_class on pg_class.oid = indrelid
      where not (indisvalid and indisready) and relnamespace = 'public'::regnamespace
      union all
      select tgname::text from pg_trigger join pg_class on pg_class.oid = tgrelid
      where tgenabled = 'D' and not tgisinternal and relnamespace = 'public'::regnamespace`,
  },
  {
    id: "server.partitions",
    sql: (now) => `
      select parent.relname::text as id from pg_class parent
      join pg_partitioned_table on partrelid = parent.oid and partstrat = 'r'
      where parent.relnamespace = 'public'::regnamespace and coalesce((
        select max((regexp_match(pg_get_expr(part.relpartbound, part.oid), 'TO \\(''([0-9-]{10})'))[1]::date)
        from pg_inherits join pg_class part on part.oid = inhrelid where inhparent = parent.oid
      ), '-infinity') < (${hoursBefore(now, 0)} + interval '2 months')::date`,
  },
  {
    id: "server.jobs-waiting",
    sql: (now) => `
      select id::text from graphile_worker._private_jobs
      where run_at < ${hoursBefore(now, 1)} and locked_at is null and attempts < max_attempts`,
  },
  {
    id: "server.jobs-held",
    sql: (now) => `select id::text from graphile_worker._private_jobs where locked_at < ${hoursBefore(now, 5)}`,
  },
  {
    id: "server.jobs-failed",
    sql: () => `
      select id::text from graphile_worker._private_jobs
      where attempts >= max_attempts and locked_at is null and last_error is not null`,
    fix: async (db, ids) => {
      await db.execute(sql`
        select graphile_worker.reschedule_jobs(${`{${ids.join(",")}}`}::bigint[], run_at => now(), attempts => 0)`);
    },
  },
];
