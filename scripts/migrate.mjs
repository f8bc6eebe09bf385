import path from "node:path";
import { drizzle } from "drizzle-orm/postgres-js";
import { migrate as runDrizzleMigrations } from "drizzle-orm/postgres-js/migrator";
import { Logger, runMigrations as runQueueMigrations } from "graphile-worker";
import postgres from "postgres";
import { adoptDevelopmentDatabase } from "./first-release.mjs";
import { projectRoot } from "./project-root.mjs";

const migrationLock = 727_001;
const quiet = new Logger(() => () => {});

/** Brings the tables of the product and of the job queue up to date. Safe when several instances start at once. */
export async function migrate(url, folder = path.join(projectRoot, "drizzle")) {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    await sql`select pg_advisory_lock(${migrationLock})`;
    await adoptDevelopmentDatabase(sql, folder);
    await runDrizzleMigrations(drizzle(sql), { migrationsFolder: folder });
    await runQueueMigrations({ connectionString: url, logger: quiet });
  } finally {
    await sql.end();
  }
}
