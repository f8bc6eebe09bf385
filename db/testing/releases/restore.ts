import type { Sql } from "postgres";
import { migrate } from "@/scripts/migrate.mjs";
import { queueJobs, tablesOf } from "@/scripts/backup/catalog.mjs";
import { withMigrations } from "@/scripts/backup/migrations.mjs";
import { askingOf } from "./asking";
import { readData, readManifest, type Manifest } from "./fixture";

/** Make the database of a release in an empty one: its migrations, its rows, its sequences, its queue. */
export async function restoreRelease(url: string, sql: Sql, release: string): Promise<Manifest> {
  const manifest = readManifest(release);
  await withMigrations(manifest.migrations, `release ${release}`, (folder) => migrate(url, folder));
  const tables = (await tablesOf(askingOf(sql))).map((table) => `"${table}"`).join(", ");
  await sql.unsafe(`set session_replication_role = replica; truncate ${tables}; ${readData(release)}`);
  await sql`set session_replication_role = origin`;
  for (const [name, value] of Object.entries(manifest.sequences)) await sql`select setval(${name}, ${value})`;
  await queueJobs(askingOf(sql), manifest.jobs);
  return manifest;
}
