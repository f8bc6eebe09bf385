import fs from "node:fs";
import path from "node:path";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { projectRoot } from "../project-root.mjs";

/** @typedef {import("postgres").Sql} Sql */
/** @typedef {{ tag: string, hash: string, at: number }} Migration one of the program; at: when it was made, which orders them */

/** @returns {string} the version of this program */
export const versionOf = () => JSON.parse(fs.readFileSync(path.join(projectRoot, "package.json"), "utf8")).version;

/** @param {string} folder @returns {Migration[]} the migrations in a folder, oldest first */
function migrationsIn(folder) {
  const { entries } = JSON.parse(fs.readFileSync(path.join(folder, "meta", "_journal.json"), "utf8"));
  return readMigrationFiles({ migrationsFolder: folder }).map(({ hash, folderMillis }, index) => ({
    tag: entries[index].tag,
    hash,
    at: folderMillis,
  }));
}

/** @param {Sql} sql @param {string} name */
async function exists(sql, name) {
  const [{ found }] = await sql`select to_regclass(${name}) is not null as found`;
  return found;
}

/** @param {Sql} sql @returns {Promise<{ hash: string, at: number }[]>} the migrations a database has, oldest first */
async function appliedTo(sql) {
  if (!(await exists(sql, "drizzle.__drizzle_migrations"))) return [];
  const rows = await sql`select hash, created_at from drizzle.__drizzle_migrations order by created_at`;
  return rows.map(({ hash, created_at }) => ({ hash, at: Number(created_at) }));
}

/** @param {Sql} sql @param {string} folder @returns {Promise<Migration[]>} the migrations a database still lacks */
export async function pendingIn(sql, folder) {
  const newest = (await appliedTo(sql)).at(-1)?.at ?? -1;
  return migrationsIn(folder).filter(({ at }) => at > newest);
}

/**
 * Stop an older program before it works on tables it does not know.
 * @param {Sql} sql
 * @param {string} folder
 * @throws where the database has migrations newer than every one of this program; the error names them and the way back
 */
export async function refuseNewer(sql, folder) {
  const latestKnown = migrationsIn(folder).at(-1);
  const newest = (await appliedTo(sql)).at(-1);
  if (!latestKnown || !newest || newest.at <= latestKnown.at) return;
  const upgrades = (await exists(sql, "drizzle.upgrades"))
    ? await sql`select hash, tag, version, applied_at, dump from drizzle.upgrades where made_at > ${latestKnown.at} order by made_at`
    : [];
  const last = upgrades.find(({ hash }) => hash === newest.hash);
  const dump = upgrades.find((one) => one.dump)?.dump;
  const writer = last
    ? `${last.tag}, by version ${last.version} on ${last.applied_at.toISOString().slice(0, 10)}`
    : "one of a later version";
  throw new Error(
    [
      `The database is newer than this program: its last migration is ${writer}.`,
      `This is version ${versionOf()}, which knows them up to ${latestKnown.tag}. Nothing was changed.`,
      `Start ${last ? `version ${last.version}` : "that version"} or a newer one.`,
      `To go back to this version, restore into an empty database what was kept before the upgrade: npm run restore -- ${dump ?? "FOLDER"} --key FILE`,
      "docs/operations.md, Going back, has each step.",
    ].join("\n"),
  );
}

/**
 * Record a migration run, for an older program that uses this database.
 * @param {Sql} sql
 * @param {readonly Migration[]} migrations
 * @param {string | undefined} dump folder of the dump made before them
 */
export async function recordUpgrade(sql, migrations, dump) {
  await sql`
    create table if not exists drizzle.upgrades (
      hash text primary key, tag text not null, made_at bigint not null, version text not null, dump text,
      applied_at timestamptz not null default now())`;
  const rows = migrations.map(({ tag, hash, at }) => ({
    tag,
    hash,
    made_at: at,
    version: versionOf(),
    dump: dump ?? null,
  }));
  if (rows.length > 0) await sql`insert into drizzle.upgrades ${sql(rows)} on conflict (hash) do nothing`;
}
