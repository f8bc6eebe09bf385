import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { projectRoot } from "../project-root.mjs";

const migrationsFolder = path.join(projectRoot, "drizzle");

/** @typedef {{ tag: string, hash: string }} Applied a migration as it was applied; hash: SHA-256 of its SQL, as the journal in the database has it */

/** @returns {{ entries: { tag: string }[] }} */
const readJournal = () => JSON.parse(fs.readFileSync(path.join(migrationsFolder, "meta", "_journal.json"), "utf8"));

/** @returns {Applied[]} the migrations of this program, oldest first */
export function migrationsToday() {
  const files = readMigrationFiles({ migrationsFolder });
  return readJournal().entries.map(({ tag }, index) => ({ tag, hash: files[index]?.hash ?? "" }));
}

/**
 * Create a folder in the system's temporary folder. An image's root is read-only, but its volume is not.
 * @returns {string} a new folder
 */
function newFolder() {
  const name = "nakhoda-migrations-";
  try {
    return fs.mkdtempSync(path.join(os.tmpdir(), name));
  } catch {
    const volume = path.join(projectRoot, ".data");
    fs.mkdirSync(volume, { recursive: true });
    return fs.mkdtempSync(path.join(volume, name));
  }
}

/**
 * Copy applied migrations to a folder of their own for the duration of the work.
 * @template T
 * @param {readonly Applied[]} migrations
 * @param {string} whose for the error
 * @param {(folder: string) => Promise<T>} work
 * @throws where one is missing or was edited since
 */
export async function withMigrations(migrations, whose, work) {
  const hashes = new Map(migrationsToday().map(({ tag, hash }) => [tag, hash]));
  for (const { tag, hash } of migrations)
    if (hashes.get(tag) !== hash)
      throw new Error(
        hashes.has(tag)
          ? `${tag} was edited after ${whose}: write a new migration`
          : `${tag} of ${whose} is unknown to this version: use the one it was made with, or a newer one`,
      );
  const folder = newFolder();
  try {
    const tags = new Set(migrations.map(({ tag }) => tag));
    const journal = readJournal();
    const entries = journal.entries.filter(({ tag }) => tags.has(tag));
    fs.mkdirSync(path.join(folder, "meta"));
    fs.writeFileSync(path.join(folder, "meta", "_journal.json"), JSON.stringify({ ...journal, entries }));
    for (const tag of tags) fs.copyFileSync(path.join(migrationsFolder, `${tag}.sql`), path.join(folder, `${tag}.sql`));
    return await work(folder);
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}
