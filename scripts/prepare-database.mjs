import fs from "node:fs";
import path from "node:path";
import postgres from "postgres";
import { migrate } from "./migrate.mjs";
import { runNode } from "./processes.mjs";
import { projectRoot } from "./project-root.mjs";
import { dumpBefore } from "./upgrade/dump.mjs";
import { checkKeys, rememberKeys } from "./upgrade/check-data-key.mjs";

/** Packed in an image, which has no sources (scripts/pack.mjs). */
const packedSeed = path.join(projectRoot, "scripts", "seed.mjs");

/**
 * Upgrade the configured database. Refuse a database of other keys, and dump one with data first.
 * @param {{ env: Record<string, string>, home: string }} session
 * @param {(message: string) => void} log
 */
export async function upgrade({ env, home }, log) {
  await checkKeys({ env, home });
  await migrate(env.DATABASE_URL, undefined, dumpBefore({ env, home, log }));
  await rememberKeys({ env, home });
}

/**
 * Migrate the database, and seed it if it has no users yet.
 * @param {{ env: Record<string, string>, home: string }} session
 * @param {(message: string) => void} log
 * @param {{ onStep?: (step: "migrate" | "seed") => void, print?: (line: string) => void }} [options]
 */
export async function prepareDatabase(session, log, { onStep = () => {}, print } = {}) {
  const { env } = session;
  onStep("migrate");
  await upgrade(session, log);
  log("database is up to date");
  if (await hasUsers(env.DATABASE_URL)) return;
  log("database is empty: seeding");
  onStep("seed");
  await seed(env, [], print);
  await rememberKeys(session);
  if (!(await hasUsers(env.DATABASE_URL)) && !env.FIRST_ADMIN_EMAIL)
    log("nobody can sign in yet: set FIRST_ADMIN_EMAIL and start again");
}

// The react-server condition gives the seed the same modules as a server component: "server-only" is empty.
export function seed(env, args = [], print = undefined) {
  const program = fs.existsSync(packedSeed) ? [packedSeed] : ["--import", "tsx", "db/seed/run.ts"];
  return runNode(["--conditions=react-server", ...program, ...args], env, print);
}

async function hasUsers(url) {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    const found =
      await sql`select 1 from users where password_hash is not null or identity_subject is not null limit 1`;
    return found.length > 0;
  } finally {
    await sql.end();
  }
}
