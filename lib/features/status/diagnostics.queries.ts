import { readdir, stat } from "node:fs/promises";
import path from "node:path";
import { and, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { mails } from "@/db/schema/mail";
import { alerts, keyRotations, keyRotationTables } from "@/db/schema/status";
import { slowQueries } from "@/db/slow-queries";
import type { FailedJob, Slow, SystemStatus } from "./schema";

const maxRows = 20;
const maxErrorLength = 500;

/** Load jobs that failed for good, newest first. */
export const failedJobs = async (db: Executor): Promise<FailedJob[]> => {
  const rows = await db.execute<{ id: string; task: string; attempts: number; error: string | null; at: string }>(sql`
    select id::text, task_identifier as task, attempts, left(last_error, ${maxErrorLength}) as error,
      to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at
    from graphile_worker.jobs where attempts >= max_attempts and locked_at is null
    order by updated_at desc limit ${maxRows}`);
  return rows.map(({ at, ...job }) => ({ ...job, lastTriedAt: new Date(at) }));
};

const isUnsent = and(isNull(mails.sentAt), eq(mails.way, "at-once"));

/** Load mails that failed for good, newest first, and count waiting ones. */
export async function failedMails(db: Executor): Promise<SystemStatus["mails"]> {
  const failed = and(isUnsent, isNotNull(mails.failedAt));
  const rows = await db
    .select({
      id: mails.id,
      type: mails.type,
      recipient: mails.recipient,
      title: mails.title,
      failedAt: sql<Date>`${mails.failedAt}`.mapWith(mails.failedAt),
      lastError: mails.lastError,
    })
    .from(mails)
    .where(failed)
    .orderBy(desc(mails.failedAt))
    .limit(maxRows);
  const [counts] = await db
    .select({
      failed: sql<number>`count(*) filter (where ${mails.failedAt} is not null)::int`,
      waiting: sql<number>`count(*) filter (where ${mails.failedAt} is null)::int`,
    })
    .from(mails)
    .where(isUnsent);
  return { rows, failed: counts?.failed ?? 0, waiting: counts?.waiting ?? 0, isSent: Boolean(process.env.SMTP_URL) };
}

/** Load statistics of pg_stat_statements, where it is installed and readable. */
async function slowQueriesOfServer(db: Executor): Promise<Slow[] | null> {
  const [extension] = await db.execute<{ isThere: boolean }>(sql`
    select to_regclass('pg_stat_statements') is not null
      and pg_has_role(current_user, 'pg_read_all_stats', 'usage') as "isThere"`);
  if (!extension?.isThere) return null;
  const rows = await db.execute<Slow>(sql`
    select left(query, 2000) as text, calls::int, round(mean_exec_time)::int as "meanMilliseconds",
      round(max_exec_time)::int as "maxMilliseconds"
    from pg_stat_statements where dbid = (select oid from pg_database where datname = current_database())
    order by total_exec_time desc limit ${maxRows}`);
  return [...rows];
}

/** Load the slowest queries by total time. */
export async function slowestQueries(db: Executor): Promise<SystemStatus["slow"]> {
  const serverRows = await slowQueriesOfServer(db);
  return serverRows ? { source: "server", rows: serverRows } : { source: "process", rows: slowQueries(maxRows) };
}

async function bytesBelow(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  let bytes = 0;
  for (const entry of entries)
    if (entry.isFile())
      bytes += await stat(path.join(entry.parentPath, entry.name)).then(
        ({ size }) => size,
        () => 0,
      );
  return bytes;
}

/** Measure the database, the files in it, and the local backups in bytes. */
export async function readSizes(db: Executor): Promise<SystemStatus["sizes"]> {
  const [row] = await db.execute<{ database: number; files: number }>(sql`
    select pg_database_size(current_database())::float8 as database,
      (pg_total_relation_size('files') + pg_total_relation_size('prepared_files')
        + pg_total_relation_size('mail_attachments'))::float8 as files`);
  const { BACKUP_DIR } = process.env;
  return {
    database: row?.database ?? 0,
    files: row?.files ?? 0,
    backups: BACKUP_DIR ? await bytesBelow(BACKUP_DIR) : 0,
  };
}

/** Load the progress of the last key rotation. */
export async function readRotation(db: Executor): Promise<SystemStatus["rotation"]> {
  const [row] = await db
    .select({
      startedAt: keyRotations.startedAt,
      endedAt: keyRotations.endedAt,
      done: sql<number>`coalesce(sum(${keyRotationTables.done}), 0)::float8`,
      total: sql<number>`coalesce(sum(${keyRotationTables.total}), 0)::float8`,
      unreadable: sql<number>`coalesce(sum(${keyRotationTables.unreadable}) filter (where ${keyRotationTables.pass} = 1), 0)::int`,
    })
    .from(keyRotations)
    .leftJoin(keyRotationTables, eq(keyRotationTables.rotationId, keyRotations.id))
    .groupBy(keyRotations.id)
    .orderBy(desc(keyRotations.id))
    .limit(1);
  const oldKeys = (process.env.DATA_KEYS_OLD ?? "").split(",").filter(Boolean).length;
  return { oldKeys, startedAt: null, endedAt: null, done: 0, total: 0, unreadable: 0, ...row };
}

/** Load recent alerts, open ones first, newest first. */
export const recentAlerts = (db: Executor) =>
  db
    .select()
    .from(alerts)
    .orderBy(sql`${alerts.overAt} is not null`, desc(alerts.raisedAt))
    .limit(maxRows);
