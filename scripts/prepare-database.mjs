import fs from "node:fs";
import path from "node:path";
import postgres from "postgres";
import { migrate } from "./migrate.mjs";
import { runNode } from "./processes.mjs";
import { projectRoot } from "./project-root.mjs";

/** In an image, where there are no sources (scripts/pack.mjs). */
const packedSeed = path.join(projectRoot, "scripts", "seed.mjs");

/**
 * Migrates, and fills a database that nobody can sign in to yet.
 * @param {(step: "migrate" | "seed") => void} onStep
 */
export async function prepareDatabase(env, log, { onStep = () => {}, print } = {}) {
  onStep("migrate");
  await migrate(env.DATABASE_URL);
  log("database is up to date");
  if (await hasUsers(env.DATABASE_URL)) return;
  log("database is empty: seeding");
  onStep("seed");
  await seed(env, [], print);
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
