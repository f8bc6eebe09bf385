import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";

/** @typedef {import("./streams.mjs").Measured} Measured */
/** @typedef {{ name: string, columns: string[], rows: number, plain: Measured, sealed: Measured }} Table */
/**
 * What a backup says of itself. It names no person and is not encrypted, so that a copy can be checked without the key.
 * keyCheck tells whether a DATA_KEY is the one its columns are encrypted with, oldKeyChecks those that some may still be: a rotation was under way.
 * @typedef {{ format: 1, madeAt: string, version: string, keyCheck: string, oldKeyChecks?: string[], migrations: import("./migrations.mjs").Applied[],
 *   sequences: Record<string, number>, tables: Table[], jobs: { plain: Measured, sealed: Measured } }} Manifest
 */

export const jobsFile = "queue.json.gz.age";
/** @param {string} table */
export const fileOf = (table) => `${table}.copy.gz.age`;

/** @param {string} dataKey */
export const keyCheckOf = (dataKey) =>
  createHash("sha256").update(`nakhoda backup ${dataKey}`).digest("hex").slice(0, 16);

/** The keys of DATA_KEYS_OLD. @param {string} keys */
export const listed = (keys) =>
  keys
    .split(",")
    .map((one) => one.trim())
    .filter(Boolean);

/** Settings that fix how values are written, independent of the server's own settings. */
export const settings = [
  "timezone = 'UTC'",
  "datestyle = 'ISO, YMD'",
  "intervalstyle = 'iso_8601'",
  "extra_float_digits = 1",
  "bytea_output = 'hex'",
];

/** @param {string} folder @returns {Manifest} @throws where the folder is no backup, or one of another kind */
export function readManifest(folder) {
  const file = path.join(folder, "manifest.json");
  if (!fs.existsSync(file)) throw new Error(`${folder} is no backup: it has no manifest.json`);
  const manifest = JSON.parse(fs.readFileSync(file, "utf8"));
  if (manifest.format !== 1)
    throw new Error(`${folder} was written by a newer version, in a form this one does not know`);
  return manifest;
}

/** @param {string} folder @param {Manifest} manifest */
export function writeManifest(folder, manifest) {
  fs.writeFileSync(path.join(folder, "manifest.json"), `${JSON.stringify(manifest, null, 2)}\n`, {
    flag: "wx",
    mode: 0o600,
    flush: true,
  });
}

/** What a backup holds in sum; bytes of its sealed files. @param {Manifest} manifest */
export const countedOf = ({ tables }) => ({
  tables: tables.length,
  rows: tables.reduce((sum, { rows }) => sum + rows, 0),
  bytes: tables.reduce((sum, { sealed }) => sum + sealed.bytes, 0),
});

/** Every file of a backup with what it must measure. @param {Manifest} manifest @returns {[file: string, sealed: Measured][]} */
export const filesOf = ({ tables, jobs }) => [
  ...tables.map(({ name, sealed }) => /** @type {[string, Measured]} */ ([fileOf(name), sealed])),
  [jobsFile, jobs.sealed],
];
