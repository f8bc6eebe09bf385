import fs from "node:fs";
import path from "node:path";
import { Writable } from "node:stream";
import { migrate } from "../migrate.mjs";
import { hasData } from "../upgrade/data.mjs";
import { queueJobs, tablesOf } from "./catalog.mjs";
import { asking, connected, inTransaction, rowsInto, rowsOf } from "./connection.mjs";
import { openFiles } from "./files.mjs";
import { fileOf, jobsFile, keyCheckOf, listed, readManifest, settings } from "./manifest.mjs";
import { withMigrations } from "./migrations.mjs";
import { measure, unseal } from "./streams.mjs";
import { verifyBackup } from "./write-and-copy.mjs";

/** @typedef {import("./connection.mjs").Client} Client */

/**
 * Drop foreign keys and disable triggers within the transaction, because foreign keys need an order and triggers would
 * write again.
 * @param {Client} client
 * @returns restores the references, which checks each of them
 */
async function withoutReferences(client) {
  const { rows: references } = await client.query(`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`);
  const tables = (await tablesOf(asking(client))).map((table) => `"${table}"`);
  for (const { table, name } of references) await client.query(`alter table ${table} drop constraint ${name}`);
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`);
  return async () => {
    for (const { table, name, definition } of references)
      await client.query(`alter table ${table} add constraint ${name} ${definition}`);
    for (const table of tables) await client.query(`alter table ${table} enable trigger user`);
  };
}

/**
 * @param {Client} client
 * @param {import("./manifest.mjs").Table} table
 * @param {{ folder: string, identity: string }} from
 */
async function readTable(client, table, { folder, identity }) {
  const { sha256 } = await unseal(path.join(folder, fileOf(table.name)), identity, rowsInto(client, table));
  if (sha256 !== table.plain.sha256) throw new Error(`${table.name} came out of the backup otherwise than it went in`);
}

/**
 * Read the stored rows back, which must have the same bytes and order.
 * @param {Client} client
 * @param {import("./manifest.mjs").Table} table
 */
async function compare(client, table) {
  const { lines, sha256 } = await measure(rowsOf(client, table));
  if (lines !== table.rows || sha256 !== table.plain.sha256)
    throw new Error(`${table.name} has other rows in the database than in the backup`);
}

/** @param {string} folder @param {string} identity */
async function jobsIn(folder, identity) {
  /** @type {Buffer[]} */
  const parts = [];
  const into = new Writable({ write: (chunk, _encoding, done) => (parts.push(chunk), done()) });
  await unseal(path.join(folder, jobsFile), identity, into);
  return JSON.parse(Buffer.concat(parts).toString("utf8"));
}

/**
 * @param {Client} client
 * @param {import("./manifest.mjs").Manifest} manifest
 * @param {{ folder: string, identity: string, jobs: import("./catalog.mjs").WaitingJob[], onStep: (step: string) => void }} from
 */
async function fill(client, { tables, sequences }, { jobs, onStep, ...from }) {
  for (const setting of settings) await client.query(`set local ${setting}`);
  const refer = await withoutReferences(client);
  await client.query(`truncate ${tables.map(({ name }) => `"${name}"`).join(", ")}`);
  for (const table of tables) {
    onStep(`${table.name}: ${table.rows} rows`);
    await readTable(client, table, from);
  }
  onStep("references, sequences, queue");
  await refer();
  for (const [name, value] of Object.entries(sequences)) await client.query("select setval($1, $2)", [name, value]);
  await queueJobs(asking(client), jobs);
  onStep("reading everything back");
  for (const table of tables) await compare(client, table);
}

/**
 * Restore a backup into an empty database: its migrations, all its data in one transaction, a comparison, then later
 * migrations.
 * Killed at any moment, it leaves a database that is empty or complete.
 * @param {{ url: string, dataKey: string, oldKeys?: string, folder: string, identity: string, onStep?: (step: string) => void }} options
 * @returns {Promise<import("./manifest.mjs").Manifest>}
 * @throws where the target has data, the backup is not what was written, a key does not fit, or a row comes out otherwise
 */
export async function restoreBackup({ url, dataKey, oldKeys = "", folder, identity, onStep = () => {} }) {
  const manifest = readManifest(folder);
  onStep("checking the files of the backup");
  const wrong = await verifyBackup(folder);
  if (wrong.length > 0) throw new Error(`The backup is damaged: ${wrong.join(", ")}`);
  const known = [dataKey, ...listed(oldKeys)].map(keyCheckOf);
  if ([manifest.keyCheck, ...(manifest.oldKeyChecks ?? [])].some((needed) => !known.includes(needed)))
    throw new Error(
      "DATA_KEY is not the one this backup was made with, nor is one of DATA_KEYS_OLD: what is encrypted in it could not be read.",
    );
  const jobs = await jobsIn(folder, identity);
  await connected(url, async (client) => {
    if (await hasData(asking(client)))
      throw new Error("The database has data. A backup is restored into an empty one only.");
    onStep(`making the tables of ${manifest.migrations.at(-1)?.tag ?? "nothing"}`);
    await withMigrations(manifest.migrations, "the backup", (migrations) => migrate(url, migrations));
    await inTransaction(client, "", () => fill(client, manifest, { folder, identity, jobs, onStep }));
  });
  onStep("migrating to this version");
  await migrate(url);
  const { opened, broken } = await connected(url, (client) => openFiles(client, dataKey, oldKeys));
  if (broken.length > 0) throw new Error(`${broken.length} of ${opened} files do not open, the first: ${broken[0]}`);
  onStep(`${opened} files opened`);
  return manifest;
}

/** @param {string} file @returns {string} the private key in it */
export function identityIn(file) {
  const line = fs
    .readFileSync(file, "utf8")
    .split("\n")
    .find((one) => one.startsWith("AGE-SECRET-KEY-"));
  if (!line) throw new Error(`${file} holds no private key: a line that begins with AGE-SECRET-KEY-1`);
  return line.trim();
}
