import { readMigrationFiles } from "drizzle-orm/migrator";

/** Hash of the last development migration; a database with it has the tables of the first release. */
const lastOfDevelopment = "f496495eb7f949cc51f4652936f28184557727e63aa60cb848cdb6ac78925c40";
const migrationsOfRelease = 3;

/**
 * Migrations were restarted with the first release. A complete development database already has its tables, so they
 * count as applied.
 * An incomplete one is refused, because the missing parts are unknown.
 */
export async function adoptDevelopmentDatabase(sql, folder) {
  const [{ journal }] = await sql`select to_regclass('drizzle.__drizzle_migrations') as journal`;
  if (!journal) return;
  const release = readMigrationFiles({ migrationsFolder: folder }).slice(0, migrationsOfRelease);
  const applied =
    await sql`select hash from drizzle.__drizzle_migrations where created_at < ${release[0].folderMillis}`;
  if (applied.length === 0) return;
  if (!applied.some(({ hash }) => hash === lastOfDevelopment)) throw new Error(unfinishedDevelopment);
  const rows = release.map(({ hash, folderMillis }) => ({ hash, created_at: folderMillis }));
  await sql.begin(async (tx) => {
    await tx`delete from drizzle.__drizzle_migrations`;
    await tx`insert into drizzle.__drizzle_migrations ${tx(rows)}`;
  });
}

const unfinishedDevelopment = [
  "This database was made before the first release and lacks part of what came before it. Nothing was changed.",
  "If its data may go, drop it (without DATABASE_URL: delete the folder .data) and start again.",
  "If its data must stay, run npm run db:migrate once with the last state of the code before the release, then start again.",
].join("\n");
