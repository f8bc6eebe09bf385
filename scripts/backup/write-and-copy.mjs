import fs from "node:fs";
import path from "node:path";
import { Readable } from "node:stream";
import { keyOf, nameOfKey } from "../aes.mjs";
import { columnsOf, sequencesOf, tablesOf, waitingJobs } from "./catalog.mjs";
import { asking, connected, inTransaction, rowsOf } from "./connection.mjs";
import { fileOf, filesOf, jobsFile, keyCheckOf, listed, readManifest, settings, writeManifest } from "./manifest.mjs";
import { migrationsToday } from "./migrations.mjs";
import { measure, seal } from "./streams.mjs";

const unfinishedPrefix = ".unfinished-";
/**
 * Name a backup so that names sort by time.
 * @param {Date} now
 */
const nameOf = (now) => `nakhoda-${now.toISOString().replace(/[:.]/g, "-")}`;
const isBackup = (/** @type {string} */ name) => /^nakhoda-\d{4}-\d{2}-\d{2}T[\d-]+Z$/.test(name);

/**
 * Flush a folder, so that written and renamed files survive a power failure.
 * @param {string} folder
 */
function settle(folder) {
  const handle = fs.openSync(folder, "r");
  fs.fsyncSync(handle);
  fs.closeSync(handle);
}

/**
 * List the migrations of a database by this program's names.
 * @param {import("./connection.mjs").Client} client
 */
async function migrationsIn(client) {
  const { rows } = await client.query("select hash from drizzle.__drizzle_migrations order by id");
  const known = new Map(migrationsToday().map((one) => [one.hash, one]));
  return rows.map(({ hash }) => {
    const one = known.get(hash);
    if (!one) throw new Error("The database has a migration this version does not know: use the one that runs on it.");
    return one;
  });
}

/**
 * @param {import("./connection.mjs").Client} client
 * @param {{ folder: string, recipient: string }} where
 * @param {string} name
 */
async function writeTable(client, { folder, recipient }, name) {
  const columns = await columnsOf(asking(client), name);
  const rows = rowsOf(client, { name, columns });
  const { plain, sealed } = await seal(rows, path.join(folder, fileOf(name)), recipient);
  return { name, columns, rows: plain.lines, plain, sealed };
}

/**
 * Check whether a rotation to this key is complete.
 * @param {import("./connection.mjs").Client} client @param {string} dataKey
 */
async function isRotated(client, dataKey) {
  const { rows: known } = await client.query("select to_regclass('public.key_rotations') as name");
  if (!known[0].name) return false;
  const { rows } = await client.query("select 1 from key_rotations where key_name = $1 and ended_at is not null", [
    nameOfKey(keyOf(dataKey)),
  ]);
  return rows.length > 0;
}

/**
 * Write one backup of a single snapshot, encrypted for the admin's key. It has a temporary name until it is complete.
 * Incomplete backups of earlier runs are removed.
 * @param {{ url: string, dataKey: string, oldKeys?: string, home: string, recipient: string, version: string, now?: Date, onTable?: (name: string) => void }} options
 * @returns {Promise<{ folder: string, manifest: import("./manifest.mjs").Manifest }>}
 */
export async function writeBackup({
  url,
  dataKey,
  oldKeys = "",
  home,
  recipient,
  version,
  now = new Date(),
  onTable = () => {},
}) {
  fs.mkdirSync(home, { recursive: true, mode: 0o700 });
  for (const name of fs.readdirSync(home).filter((one) => one.startsWith(unfinishedPrefix)))
    fs.rmSync(path.join(home, name), { recursive: true, force: true });
  const [draft, folder] = [path.join(home, unfinishedPrefix + nameOf(now)), path.join(home, nameOf(now))];
  fs.mkdirSync(draft, { mode: 0o700 });
  const manifest = await connected(url, (client) =>
    inTransaction(client, "isolation level repeatable read, read only", async () => {
      for (const setting of settings) await client.query(`set local ${setting}`);
      const migrations = await migrationsIn(client);
      const tables = [];
      for (const name of await tablesOf(asking(client))) {
        onTable(name);
        tables.push(await writeTable(client, { folder: draft, recipient }, name));
      }
      const queue = Readable.from([Buffer.from(JSON.stringify(await waitingJobs(asking(client))))]);
      const jobs = await seal(queue, path.join(draft, jobsFile), recipient);
      const sequences = await sequencesOf(asking(client));
      const oldKeyChecks = (await isRotated(client, dataKey)) ? [] : listed(oldKeys).map(keyCheckOf);
      const header = { madeAt: now.toISOString(), version, keyCheck: keyCheckOf(dataKey), oldKeyChecks };
      return { format: /** @type {const} */ (1), ...header, migrations, sequences, tables, jobs };
    }),
  );
  writeManifest(draft, manifest);
  settle(draft);
  fs.renameSync(draft, folder);
  settle(home);
  return { folder, manifest };
}

/**
 * Verify all files of a backup without its key.
 * @param {string} folder @returns {Promise<string[]>} what is wrong
 */
export async function verifyBackup(folder) {
  const problem = [];
  for (const [file, { sha256 }] of filesOf(readManifest(folder))) {
    const fullPath = path.join(folder, file);
    if (!fs.existsSync(fullPath)) problem.push(`${file} is missing`);
    else if ((await measure(fs.createReadStream(fullPath))).sha256 !== sha256) problem.push(`${file} was changed`);
  }
  return problem;
}

/**
 * Copy a backup to a second place, under a temporary name until it is verified.
 * @param {string} folder @param {string} place @returns {Promise<string>}
 */
export async function copyBackup(folder, place) {
  fs.mkdirSync(place, { recursive: true, mode: 0o700 });
  const [draft, copy] = [
    path.join(place, unfinishedPrefix + path.basename(folder)),
    path.join(place, path.basename(folder)),
  ];
  fs.rmSync(draft, { recursive: true, force: true });
  fs.cpSync(folder, draft, { recursive: true });
  const problem = await verifyBackup(draft);
  if (problem.length > 0) throw new Error(`The copy in ${place} is not what was written: ${problem.join(", ")}`);
  settle(draft);
  fs.renameSync(draft, copy);
  settle(place);
  return copy;
}

/**
 * Find the newest backup in a folder.
 * @param {string} home @returns {string | undefined} its whole path
 */
export function newestIn(home) {
  const name = fs.existsSync(home) ? fs.readdirSync(home).filter(isBackup).sort().at(-1) : undefined;
  return name && path.join(home, name);
}

/**
 * Delete backups older than so many days, but never the newest three.
 * @param {string} home @param {number} days @param {Date} now @returns {string[]} the names that went
 */
export function removeOld(home, days, now) {
  const oldest = nameOf(new Date(now.getTime() - days * 86_400_000));
  const backups = fs.readdirSync(home).filter(isBackup).sort();
  const expired = backups.slice(0, -3).filter((name) => name < oldest);
  for (const name of expired) fs.rmSync(path.join(home, name), { recursive: true });
  return expired;
}
