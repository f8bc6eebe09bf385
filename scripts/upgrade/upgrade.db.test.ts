import { randomBytes } from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { contentsOf, losses } from "@/db/testing/releases/contents";
import { readManifest as releaseOf } from "@/db/testing/releases/fixture";
import { onRelease } from "@/db/testing/releases/on-release";
import { restoreRelease } from "@/db/testing/releases/restore";
import { closeDatabase } from "@/db/testing/rolled-back";
import { onScratchDatabase } from "@/db/testing/databases/scratch-database";
import { keyCheckOf, readManifest } from "@/scripts/backup/manifest.mjs";
import { withMigrations } from "@/scripts/backup/migrations.mjs";
import { identityIn, restoreBackup } from "@/scripts/backup/restore.mjs";
import { openEnvironment } from "@/scripts/environment.mjs";
import { migrate } from "@/scripts/migrate.mjs";
import { upgrade } from "@/scripts/prepare-database.mjs";

const folders: string[] = [];
const folder = () => {
  const made = fs.mkdtempSync(path.join(os.tmpdir(), "nakhoda-upgrade-test-"));
  folders.push(made);
  return made;
};
afterAll(() => folders.forEach((one) => fs.rmSync(one, { recursive: true, force: true })));
afterAll(closeDatabase);

const release = releaseOf("0.1.0");
const otherKey = randomBytes(32).toString("base64url");
type Scratch = Parameters<Parameters<typeof onScratchDatabase>[0]>[0];
type Sql = Scratch["sql"];

const applied = async (sql: Sql) =>
  (await sql`select hash from drizzle.__drizzle_migrations order by created_at`).map(({ hash }) => hash);

/** Upgrade as a start does. @returns its output */
async function upgraded({ url }: Scratch, home: string, settings: Record<string, string> = {}) {
  const said: string[] = [];
  const env = { DATABASE_URL: url, DATA_KEY: release.dataKey, DEMO: "0", ...settings };
  await upgrade({ env, home }, (message: string) => said.push(message));
  return said.join("\n");
}

test("dumps a database with data before a migration, for the key named beside it", () =>
  onRelease("0.1.0", async (scratch) => {
    const before = await contentsOf(scratch.sql);
    const home = folder();
    const said = await upgraded(scratch, home);
    const [, dump = "", key = ""] = /npm run restore -- (\S+) --key (\S+)/.exec(said) ?? [];
    expect(said).toContain("BACKUP_RECIPIENT is not set");
    expect(readManifest(dump).migrations).toEqual(release.migrations);
    expect(fs.statSync(key).mode & 0o077).toBe(0);
    expect(await upgraded(scratch, home)).toBe("");
    const [kept] = await scratch.sql`select distinct dump, version from drizzle.upgrades where dump is not null`;
    expect(kept).toEqual({ dump, version: JSON.parse(fs.readFileSync("package.json", "utf8")).version });
    const manifest = readManifest(dump);
    expect(Object.fromEntries(manifest.tables.map(({ name, rows }) => [name, rows]))).toEqual(
      Object.fromEntries(before.rows),
    );
    await onScratchDatabase(async (target) => {
      const options = { url: target.url, dataKey: release.dataKey, folder: dump, identity: identityIn(key) };
      // The files of the fixture are smaller than their hashes say: opening them is not what is tried here.
      await restoreBackup(options).catch((error: Error) => expect(error.message).toContain("files do not open"));
      expect(losses(await contentsOf(scratch.sql), await contentsOf(target.sql), [])).toEqual([]);
    });
  }));

test("a dump made while an older key is listed names both, so that a restore asks for both", () =>
  onRelease("0.1.0", async (scratch) => {
    const said = await upgraded(scratch, folder(), { DATA_KEYS_OLD: otherKey });
    const [, dump = ""] = /npm run restore -- (\S+) --key/.exec(said) ?? [];
    expect(readManifest(dump).oldKeyChecks).toEqual([keyCheckOf(otherKey)]);
  }));

test("no dump where a setting turns it off, of a demo and of an empty database", () =>
  onScratchDatabase(async (scratch) => {
    const home = folder();
    expect(await upgraded(scratch, home)).toBe("");
    await scratch.sql`drop schema public cascade`;
    await scratch.sql`drop schema drizzle cascade`;
    await scratch.sql`drop schema graphile_worker cascade`;
    await scratch.sql`create schema public`;
    await restoreRelease(scratch.url, scratch.sql, "0.1.0");
    expect(await upgraded(scratch, home, { UPGRADE_DUMP: "0" })).toContain("UPGRADE_DUMP=0");
    expect(fs.readdirSync(home)).toEqual([]);
  }));

test("a dump that cannot be made stops the upgrade before anything is migrated", () =>
  onRelease("0.1.0", async (scratch) => {
    const file = path.join(folder(), "a-file");
    fs.writeFileSync(file, "");
    const before = await applied(scratch.sql);
    await expect(upgraded(scratch, folder(), { BACKUP_DIR: path.join(file, "below") })).rejects.toThrow(
      /dump before the upgrade failed[^]*Nothing was migrated[^]*BACKUP_DIR[^]*UPGRADE_DUMP=0/,
    );
    expect(await applied(scratch.sql)).toEqual(before);
  }));

test("an older program refuses a newer database: it names the newest migration, who made it and the way back", () =>
  onRelease("0.1.0", async (scratch) => {
    await upgraded(scratch, folder());
    const before = await applied(scratch.sql);
    const { version } = JSON.parse(fs.readFileSync("package.json", "utf8"));
    const [last] = await scratch.sql`select tag from drizzle.upgrades order by made_at desc limit 1`;
    await withMigrations(release.migrations, "the test", async (older) => {
      const refused = migrate(scratch.url, older);
      await expect(refused).rejects.toThrow(`its last migration is ${last?.tag}, by version ${version} on `);
      await expect(refused).rejects.toThrow(/Nothing was changed[^]*npm run restore -- \/\S+ --key FILE/);
    });
    await scratch.sql`drop table drizzle.upgrades`;
    await withMigrations(release.migrations, "the test", async (older) => {
      await expect(migrate(scratch.url, older)).rejects.toThrow("one of a later version");
    });
    expect(await applied(scratch.sql)).toEqual(before);
  }));

/** The migrations of today and one more. */
function withOneMore(statements: string) {
  const more = folder();
  fs.cpSync("drizzle", more, { recursive: true });
  const file = path.join(more, "meta", "_journal.json");
  const journal = JSON.parse(fs.readFileSync(file, "utf8"));
  const last = journal.entries.at(-1);
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag: "9999_more" });
  fs.writeFileSync(file, JSON.stringify(journal));
  fs.writeFileSync(path.join(more, "9999_more.sql"), statements);
  return more;
}

test("a migration that fails in the middle leaves the old state, of every migration that ran with it", () =>
  onRelease("0.1.0", async ({ url, sql }) => {
    const [journal, before] = [await applied(sql), await contentsOf(sql)];
    const failing = withOneMore(
      "create table more (id int);\n--> statement-breakpoint\nupdate crew set full_name = 'x';\n--> statement-breakpoint\nselect 1 / 0;",
    );
    await expect(migrate(url, failing)).rejects.toThrow();
    expect(await applied(sql)).toEqual(journal);
    const after = await contentsOf(sql);
    expect([...after.rows.keys()]).toEqual([...before.rows.keys()]);
    expect(losses(before, after, [])).toEqual([]);
    await migrate(url);
    expect((await applied(sql)).length).toBeGreaterThan(journal.length);
  }));

test("an empty database beside keys in use is refused with words; a new folder and a demo start", () =>
  onScratchDatabase(async (empty) => {
    const home = folder();
    fs.writeFileSync(path.join(home, "data-key"), release.dataKey);
    await onRelease("0.1.0", async (full) => {
      await upgraded(full, home, { UPGRADE_DUMP: "0" });
    });
    await expect(upgraded(empty, home)).rejects.toThrow(
      /database is empty, but the keys in [^]*DATABASE_URL[^]*npm run restore[^]*To begin anew/,
    );
    expect(await empty.sql`select 1 from pg_tables where schemaname = 'public'`).toHaveLength(0);
    await upgraded(empty, folder());
    await upgraded(empty, home, { DEMO: "1" });
  }));

test("a database with data is refused under another key, whether it was served before or only restored", () =>
  onRelease("0.1.0", async (scratch) => {
    const home = folder();
    const before = await applied(scratch.sql);
    const refused = () =>
      expect(upgraded(scratch, home, { DATA_KEY: otherKey })).rejects.toThrow("DATA_KEY is not the key");
    await refused();
    expect(await applied(scratch.sql)).toEqual(before);
    await upgraded(scratch, home, { UPGRADE_DUMP: "0" });
    await scratch.sql`update files set content = content`;
    await refused();
    await upgraded(scratch, home);
  }));

test("no key is generated for a database with data", () =>
  onScratchDatabase(async (scratch) => {
    const home = folder();
    const before = { ...process.env };
    delete process.env.DATA_KEY;
    Object.assign(process.env, { DATABASE_URL: scratch.url, PGDATA_DIR: home, AUTH_SECRET: otherKey });
    try {
      const empty = await openEnvironment();
      expect(fs.readdirSync(home)).toEqual(["data-key"]);
      await empty.close();
      fs.rmSync(path.join(home, "data-key"));
      await restoreRelease(scratch.url, scratch.sql, "0.1.0");
      await expect(openEnvironment()).rejects.toThrow(/has data, but there is no DATA_KEY[^]*mount the volume/);
      expect(fs.readdirSync(home)).toEqual([]);
    } finally {
      delete process.env.PGDATA_DIR;
      Object.assign(process.env, before);
    }
  }));
