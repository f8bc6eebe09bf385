import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import postgres from "postgres";
import { openEnvironment } from "../scripts/environment.mjs";
import { prepareDatabase } from "../scripts/prepare-database.mjs";

const parts = ["auth-secret", "data-key", "postgres"];
const folderOf = (folder) => path.join(folder, "prepared");

/**
 * Makes a database with the demo fleet once, for every server of the journeys to start with a copy of. It need not outlive
 * the machine, so it does not wait for the disk.
 */
export async function prepareData(folder) {
  process.env.PGDATA_DIR = folderOf(folder);
  const { close, ...session } = await openEnvironment();
  const { env } = session;
  await prepareDatabase(session, () => {});
  const sql = postgres(env.DATABASE_URL, { max: 1 });
  for (const setting of ["fsync", "full_page_writes", "synchronous_commit"])
    await sql.unsafe(`alter system set ${setting} = off`);
  await sql.end();
  await close();
}

/** Fills a data folder that has no database yet with the prepared one, where there is one. */
export function copyPrepared(folder, target) {
  if (!folder || !fs.existsSync(folderOf(folder)) || fs.existsSync(path.join(target, "postgres"))) return;
  fs.mkdirSync(target, { recursive: true });
  // The database's account owns its files.
  const { status, stderr } = spawnSync(
    "cp",
    ["-a", ...parts.map((part) => path.join(folderOf(folder), part)), target],
    {
      encoding: "utf8",
    },
  );
  if (status !== 0) throw new Error(`the prepared database could not be copied: ${stderr}`);
}
