import path from "node:path";
import { drizzle } from "drizzle-orm/postgres-js";
import { migrate as runDrizzleMigrations } from "drizzle-orm/postgres-js/migrator";
import { Logger, runMigrations as runQueueMigrations } from "graphile-worker";
import postgres from "postgres";
import { adoptDevelopmentDatabase } from "./first-release.mjs";
import { projectRoot } from "./project-root.mjs";
import { pendingIn, recordUpgrade, refuseNewer } from "./upgrade/journal.mjs";

const migrationLock = 727_001;
const quiet = new Logger(() => () => {});

/**
 * Migrate the tables of the product and of the job queue. Safe when several instances start at once.
 * All pending migrations run in one transaction, so a failure leaves the old state.
 * @param {string} url
 * @param {string} [folder] of the migrations
 * @param {(sql: import("postgres").Sql) => Promise<string | undefined>} [dump] asked before pending migrations run; answers where it put its dump
 * @throws where the database is newer than this program, or the dump cannot be made: nothing was changed
 */
export async function migrate(url, folder = path.join(projectRoot, "drizzle"), dump = async () => undefined) {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    await sql`select pg_advisory_lock(${migrationLock})`;
    await adoptDevelopmentDatabase(sql, folder);
    await refuseNewer(sql, folder);
    const pending = await pendingIn(sql, folder);
    const dumpFolder = pending.length > 0 ? await dump(sql) : undefined;
    await runDrizzleMigrations(drizzle(sql), { migrationsFolder: folder });
    await recordUpgrade(sql, pending, dumpFolder);
    await runQueueMigrations({ connectionString: url, logger: quiet });
  } finally {
    await sql.end();
  }
}
