import { sql } from "drizzle-orm";
import { connection, type Executor } from "@/db/client";
import type { Reading } from "@/lib/platform/metrics/collect";
import { failedMails, readSizes } from "./diagnostics.queries";
import { lastRuns, readDisks, readQueue } from "./readings.queries";

const ageOf = (run: { startedAt: Date } | null, now: Date) =>
  run ? (now.getTime() - run.startedAt.getTime()) / 1_000 : null;

/** Count database connections of servers by state. */
async function connections(db: Executor): Promise<Reading[]> {
  const rows = await db.execute<{ state: string; value: number }>(sql`
    select coalesce(state, 'unknown') as state, count(*)::int as value from pg_stat_activity
    where datname = current_database() and application_name like 'nakhoda%' group by 1`);
  return rows.map(({ state, value }) => ({
    name: "nakhoda_database_connections",
    help: "Connections of all servers by state",
    value,
    labels: { state },
  }));
}

/** Read the gauges that are the same for every process, from the database and the disks. */
export async function readGauges(db: Executor, now: Date): Promise<Reading[]> {
  const [queue, mails, sizes] = [await readQueue(db), await failedMails(db), await readSizes(db)];
  const backup = await lastRuns(db, "backup");
  const proof = await lastRuns(db, "proof");
  return [
    { name: "nakhoda_queue_waiting", help: "Jobs that could run", value: queue.waiting },
    { name: "nakhoda_queue_oldest_seconds", help: "Since the oldest was due", value: queue.minutes * 60 },
    { name: "nakhoda_queue_running", help: "Jobs that run", value: queue.running },
    { name: "nakhoda_queue_failed", help: "Jobs that failed for good", value: queue.failed },
    { name: "nakhoda_mails_waiting", help: "Mails to be sent", value: mails.waiting },
    { name: "nakhoda_mails_failed", help: "Mails that failed for good", value: mails.failed },
    { name: "nakhoda_database_bytes", help: "Size of the database", value: sizes.database },
    { name: "nakhoda_files_bytes", help: "Of it, files", value: sizes.files },
    { name: "nakhoda_backups_bytes", help: "Backups beside the server", value: sizes.backups },
    { name: "nakhoda_backup_age_seconds", help: "Since the last good backup began", value: ageOf(backup.good, now) },
    { name: "nakhoda_proof_age_seconds", help: "Since the last proven restore began", value: ageOf(proof.good, now) },
    { name: "nakhoda_backup_failed", help: "1: the last backup failed", value: backup.last?.error ? 1 : 0 },
    { name: "nakhoda_proof_failed", help: "1: the last proof failed", value: proof.last?.error ? 1 : 0 },
    { name: "nakhoda_pool_connections_max", help: "Connections a process may have", value: connection().options.max },
    ...(await readDisks()).map(({ folder, freeBytes }) => ({
      name: "nakhoda_disk_free_bytes",
      help: "Free on the disk of a folder",
      value: freeBytes,
      labels: { folder },
    })),
    ...(await connections(db)),
  ];
}
