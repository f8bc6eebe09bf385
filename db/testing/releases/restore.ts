import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import type { Sql } from "postgres";
import { migrate } from "@/scripts/migrate.mjs";
import { migrationsFolder, migrationsToday, readData, readJournal, readManifest, type Manifest } from "./fixture";
import { tablesOf } from "./tables";

/** Copy the migrations a release had into a folder of their own. @throws where one is missing or was edited since */
function migrationsThen({ release, migrations }: Manifest): string {
  const hashes = new Map(migrationsToday().map(({ tag, hash }) => [tag, hash]));
  for (const { tag, hash } of migrations)
    if (hashes.get(tag) !== hash)
      throw new Error(`${tag} was edited or removed after release ${release}: write a new migration`);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "nakhoda-release-"));
  const tags = new Set(migrations.map(({ tag }) => tag));
  const journal = readJournal();
  const entries = journal.entries.filter(({ tag }) => tags.has(tag));
  fs.mkdirSync(path.join(folder, "meta"));
  fs.writeFileSync(path.join(folder, "meta", "_journal.json"), JSON.stringify({ ...journal, entries }));
  for (const tag of tags) fs.copyFileSync(path.join(migrationsFolder, `${tag}.sql`), path.join(folder, `${tag}.sql`));
  return folder;
}

/** Queue what waited, by the worker's own function. */
async function queueJobs(sql: Sql, { jobs }: Manifest) {
  for (const { task, payload, key, queue, runAt, maxAttempts, priority } of jobs)
    await sql`
      select graphile_worker.add_job(${task}, ${JSON.stringify(payload)}::text::json, queue_name => ${queue},
        run_at => ${runAt}::text::timestamptz, max_attempts => ${maxAttempts}, job_key => ${key}, priority => ${priority})`;
}

/** Make the database of a release in an empty one: its migrations, its rows, its sequences, its queue. */
export async function restoreRelease(url: string, sql: Sql, release: string): Promise<Manifest> {
  const manifest = readManifest(release);
  const folder = migrationsThen(manifest);
  try {
    await migrate(url, folder);
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
  const tables = (await tablesOf(sql)).map((table) => `"${table}"`).join(", ");
  await sql.unsafe(`set session_replication_role = replica; truncate ${tables}; ${readData(release)}`);
  await sql`set session_replication_role = origin`;
  for (const [name, value] of Object.entries(manifest.sequences)) await sql`select setval(${name}, ${value})`;
  await queueJobs(sql, manifest);
  return manifest;
}
