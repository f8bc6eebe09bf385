import fs from "node:fs";
import path from "node:path";
import { getTableName, is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { drizzle, type PostgresJsDatabase } from "drizzle-orm/postgres-js";
import type { Sql } from "postgres";
import { jobs as definedJobs, tasks } from "@/app/jobs";
import { openKey, unseal } from "@/components/features/appraisals/draft/cipher";
import { fileOf } from "@/components/features/appraisals/draft/device-file";
import { readDraftFile } from "@/components/features/appraisals/draft/read-draft-file";
import { replaceDatabase } from "@/db/client";
import { registrationDrafts } from "@/db/schema/applicants";
import { evidencePacks } from "@/db/schema/evidence";
import { savedViews } from "@/db/schema/views";
import { as, closeDatabase } from "@/db/testing/rolled-back";
import { onScratchDatabase } from "@/db/testing/databases/scratch-database";
import { draftKeyOf } from "@/lib/features/appraisals/draft/key.rules";
import { draftContent } from "@/lib/features/applicants/schema";
import { findPack } from "@/lib/features/evidence/find-pack";
import { publicKeysOf } from "@/lib/features/evidence/seal-pack.queries";
import { verifyFile } from "@/lib/features/evidence/verify.rules";
import { insertViewInput } from "@/lib/features/views/schema";
import { migrate } from "@/scripts/migrate.mjs";
import { askingOf } from "./asking";
import { changes } from "./changes";
import { contentsOf, losses, renamed } from "./contents";
import type { WaitingJob } from "@/scripts/backup/catalog.mjs";
import { releasesKept, type Manifest } from "./fixture";
import { restoreRelease } from "./restore";
import { tablesOf } from "@/scripts/backup/catalog.mjs";

afterAll(closeDatabase);

/** lost: what today's migrations did not keep. histories: what was append-only then, by the names of today. */
type Migrated = { sql: Sql; db: PostgresJsDatabase; manifest: Manifest; lost: string[]; histories: string[] };

const isOlder = (release: string, since: string) => release.localeCompare(since, "en", { numeric: true }) < 0;

/** Run the work with the key of a fixture, and with its database in place of the tests'. */
async function withDatabase<T>({ dataKey }: Manifest, db: PostgresJsDatabase, work: () => Promise<T>) {
  const before = process.env.DATA_KEY;
  const restore = replaceDatabase(db);
  process.env.DATA_KEY = dataKey;
  try {
    return await work();
  } finally {
    process.env.DATA_KEY = before;
    restore();
  }
}

/** Restore a release in a scratch database and bring it up to date with today's migrations. */
const onMigrated = (release: string, work: (migrated: Migrated) => Promise<void>) => () =>
  onScratchDatabase(async ({ url, sql }) => {
    const manifest = await restoreRelease(url, sql, release);
    const before = await contentsOf(sql);
    expect(Object.fromEntries(before.rows)).toEqual(manifest.rows);
    const guarded = await historiesOf(sql);
    await migrate(url);
    const known = changes.filter(({ since }) => isOlder(release, since));
    const lost = losses(before, await contentsOf(sql), known);
    const histories = guarded.map((name) => renamed(name, known));
    const db = drizzle(sql, { casing: "snake_case" });
    await withDatabase(manifest, db, () => work({ sql, db, manifest, lost, histories }));
  });

const payloadOf = (task: string) => definedJobs.find(({ name }) => name === task)?.payload;

/** Every table of db/schema, as Drizzle declares it. */
async function declaredTables(): Promise<PgTable[]> {
  const folder = path.join(process.cwd(), "db", "schema");
  const files = fs.readdirSync(folder).filter((file) => file.endsWith(".ts"));
  const modules = await Promise.all(files.map((file) => import(path.join(folder, file))));
  const values: unknown[] = modules.flatMap((module) => Object.values(module));
  return values.filter((value): value is PgTable => is(value, PgTable));
}

/** Read every row of every table, which decrypts and parses each column. @returns rows by table */
async function readThroughDrizzle(db: PostgresJsDatabase) {
  const counts: Record<string, number> = {};
  for (const table of await declaredTables()) counts[getTableName(table)] = (await db.select().from(table)).length;
  return counts;
}

/** Return the state of every sealed file, as verified from the file alone. */
async function verdicts(db: PostgresJsDatabase) {
  const keys = await publicKeysOf(db);
  const stranger = as({ kind: "stranger" });
  const isKnown = async (hash: string) => (await findPack.execute(stranger, { hash })).isKnown;
  const packs = await db.select().from(evidencePacks);
  const files = packs.flatMap(({ json, pdf }) => [json, pdf]).filter((file) => file !== null);
  return Promise.all(files.map(async (file) => (await verifyFile(new Uint8Array(file), { keys, isKnown })).state));
}

/** Open the reports that were being written on devices, and take each up as a saved file. */
async function openDrafts({ drafts }: Manifest) {
  const opened = [];
  for (const { userId, place, nonce, body } of drafts) {
    const key = await openKey(draftKeyOf(userId).key);
    const sealed = {
      nonce: new Uint8Array(Buffer.from(nonce, "base64")),
      body: new Uint8Array(Buffer.from(body, "base64")).buffer,
    };
    const draft = JSON.parse(await unseal(key, place, sealed));
    opened.push(readDraftFile(fileOf(draft), draft));
  }
  return opened;
}

const queueOf = (sql: Sql) => sql<WaitingJob[]>`
  select tasks.identifier as task, jobs.payload, jobs.key, queues.queue_name as queue,
    to_char(jobs.run_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "runAt",
    jobs.max_attempts as "maxAttempts", jobs.priority
  from graphile_worker._private_jobs jobs
  join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id
  left join graphile_worker._private_job_queues queues on queues.id = jobs.job_queue_id
  order by jobs.id`;

/** List the histories that triggers guard. */
async function historiesOf(sql: Sql): Promise<string[]> {
  const guarded = await sql<{ name: string }[]>`
    select distinct tgrelid::regclass::text as name from pg_trigger where tgname like '%append_only' order by name`;
  return guarded.map(({ name }) => name);
}

/** Name those of the histories whose rows can be changed or deleted. */
async function openHistories(sql: Sql, histories: readonly string[]) {
  const open: string[] = [];
  for (const name of histories)
    for (const change of [sql`delete from ${sql(name)}`, sql`update ${sql(name)} set created_at = now()`])
      await change.then(
        () => open.push(name),
        (error: Error) => expect(error.message).toContain("append-only"),
      );
  return open;
}

test("a database is kept of every release, the first one included", () => {
  expect(releasesKept()[0]).toBe("0.1.0");
});

describe.each(releasesKept())("a database of release %s", (release) => {
  test(
    "is brought up to date with nothing lost, and everything in it can be read, opened, verified and run",
    onMigrated(release, async ({ sql, db, manifest, lost, histories }) => {
      expect(lost).toEqual([]);

      const counts = await readThroughDrizzle(db);
      expect(Object.keys(counts).sort()).toEqual([...(await tablesOf(askingOf(sql)))].sort());

      const views = await db.select().from(savedViews);
      expect(views.length).toBeGreaterThan(0);
      for (const view of views) expect(insertViewInput.safeParse(view)).toMatchObject({ success: true });

      const states = await verdicts(db);
      expect(states.length).toBeGreaterThan(0);
      expect(new Set(states)).toEqual(new Set(["genuine"]));

      const drafts = await db.select().from(registrationDrafts);
      expect(drafts.length).toBeGreaterThan(0);
      for (const { content } of drafts)
        expect(draftContent.safeParse(JSON.parse(content))).toMatchObject({ success: true });
      const opened = await openDrafts(manifest);
      expect(opened.length).toBeGreaterThan(0);
      expect(opened).not.toContain(null);

      const jobs = await queueOf(sql);
      expect(jobs.length).toBeGreaterThan(0);
      expect([...jobs]).toEqual(manifest.jobs);
      expect(jobs.filter(({ task }) => !tasks[task])).toEqual([]);
      for (const { task, payload } of jobs)
        expect([task, payloadOf(task)?.safeParse(payload).success ?? true]).toEqual([task, true]);

      expect(histories.length).toBeGreaterThan(0);
      expect(await openHistories(sql, histories)).toEqual([]);
    }),
  );
});
