import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import postgres from "postgres";
import { openEnvironment } from "../scripts/environment.mjs";
import { prepareDatabase } from "../scripts/prepare-database.mjs";

const parts = ["auth-secret", "data-key", "postgres"];
const folderOf = (folder) => path.join(folder, "prepared");

/** Create a database with the demo fleet once, which every journey server copies. Not durable, so it skips fsync. */
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

/** Copy the prepared database into a data folder that has none. */
export function copyPrepared(folder, target) {
  if (!folder || !fs.existsSync(folderOf(folder)) || fs.existsSync(path.join(target, "postgres"))) return;
  fs.mkdirSync(target, { recursive: true });
  // PostgreSQL's account must own its files.
  const { status, stderr } = spawnSync(
    "cp",
    ["-a", ...parts.map((part) => path.join(folderOf(folder), part)), target],
    {
      encoding: "utf8",
    },
  );
  if (status !== 0) throw new Error(`the prepared database could not be copied: ${stderr}`);
}
