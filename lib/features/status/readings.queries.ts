import { access, statfs } from "node:fs/promises";
import path from "node:path";
import { and, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Executor } from "@/db/client";
import type { RunKind } from "@/db/enums/status";
import { maintenanceRuns } from "@/db/schema/status";
import type { DiskReading, Readings, RunReading } from "./alerts.rules";

const hourInMilliseconds = 3_600_000;
/** Before the first backup its age is counted from the server's start. */
const serverStart = () => Date.now() - process.uptime() * 1_000;

/** Load the last finished and the last successful run of a kind. */
export async function lastRuns(db: Executor, kind: RunKind) {
  const newest = (isGood: boolean) =>
    db
      .select()
      .from(maintenanceRuns)
      .where(
        and(
          eq(maintenanceRuns.kind, kind),
          isNotNull(maintenanceRuns.endedAt),
          isGood ? isNull(maintenanceRuns.error) : undefined,
        ),
      )
      .orderBy(desc(maintenanceRuns.startedAt))
      .limit(1);
  const [[last], [good]] = [await newest(false), await newest(true)];
  return { last: last ?? null, good: good ?? null };
}

async function runReading(db: Executor, kind: RunKind, isScheduled: boolean, now: Date): Promise<RunReading> {
  const { last, good } = await lastRuns(db, kind);
  const since = good?.startedAt.getTime() ?? serverStart();
  return { error: last?.error ?? null, hours: isScheduled ? (now.getTime() - since) / hourInMilliseconds : null };
}

/** Return the nearest existing parent folder. */
async function nearestExistingFolder(folder: string): Promise<string> {
  const exists = await access(folder).then(
    () => true,
    () => false,
  );
  return exists || path.dirname(folder) === folder ? folder : nearestExistingFolder(path.dirname(folder));
}

/** Read the disks the server writes to: backups, copies, temporary files. Each disk once. */
export async function readDisks(): Promise<(DiskReading & { freeBytes: number })[]> {
  const { BACKUP_DIR, BACKUP_COPY_DIR, TMPDIR = "/tmp" } = process.env;
  const disks = new Map<string, DiskReading & { freeBytes: number }>();
  for (const given of [BACKUP_DIR, BACKUP_COPY_DIR, TMPDIR].filter((one) => one !== undefined)) {
    const folder = path.resolve(/* turbopackIgnore: true */ given);
    const { type, blocks, bavail, bsize } = await statfs(await nearestExistingFolder(folder));
    const reading = { folder, freePercent: blocks > 0 ? (100 * bavail) / blocks : 100, freeBytes: bavail * bsize };
    const disk = `${type} ${blocks} ${bavail}`;
    if (!disks.has(disk)) disks.set(disk, reading);
  }
  return [...disks.values()];
}

/** Read the queue: due jobs, minutes since the oldest was due, jobs failed for good, and running ones. */
export async function readQueue(db: Executor) {
  const [row] = await db.execute<{ waiting: number; minutes: number; failed: number; running: number }>(sql`
    select count(*) filter (where run_at <= now() and locked_at is null and attempts < max_attempts)::int as waiting,
      coalesce(extract(epoch from now() - min(run_at) filter (where run_at <= now() and locked_at is null and attempts < max_attempts)) / 60, 0)::float8 as minutes,
      count(*) filter (where attempts >= max_attempts and locked_at is null)::int as failed,
      count(*) filter (where locked_at is not null)::int as running
    from graphile_worker._private_jobs`);
  return row ?? { waiting: 0, minutes: 0, failed: 0, running: 0 };
}

/** Measure the clock difference to the database in seconds, without the query's own duration. */
async function readClock(db: Executor): Promise<number> {
  const askedAt = Date.now();
  const [row] = await db.execute<{ at: string }>(
    sql`select (extract(epoch from clock_timestamp()) * 1000)::text as at`,
  );
  const answeredAt = Date.now();
  const databaseTime = Number(row?.at);
  const difference =
    databaseTime < askedAt ? askedAt - databaseTime : databaseTime > answeredAt ? databaseTime - answeredAt : 0;
  return difference / 1_000;
}

/** Read everything that alerts depend on. */
export async function readReadings(db: Executor, now: Date): Promise<Readings> {
  const { BACKUP_AT, BACKUP_PROOF_AT } = process.env;
  return {
    backup: await runReading(db, "backup", Boolean(BACKUP_AT), now),
    proof: await runReading(db, "proof", Boolean(BACKUP_PROOF_AT), now),
    disks: await readDisks(),
    queueMinutes: (await readQueue(db)).minutes,
    clockSeconds: await readClock(db),
  };
}
