import fs from "node:fs";
import path from "node:path";
import postgres from "postgres";
import { decryptWith, keyOf } from "../aes.mjs";
import { keyCheckOf } from "../backup/manifest.mjs";
import { hasData } from "./data.mjs";

/** @typedef {import("postgres").Sql} Sql */

/** In the folder of the keys, written once they served a database with data. */
const inUse = "in-use";

/** @template T @param {string} url @param {(sql: Sql) => Promise<T>} work */
async function asking(url, work) {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    return await work(sql);
  } finally {
    await sql.end();
  }
}

const holdsData = (/** @type {Sql} */ sql) => hasData((text, values) => sql.unsafe(text, values));

/**
 * Stop before a key is generated for data that another key encrypted: a second start would find the wrong one.
 * @param {string} url
 * @param {string} folder where the keys are looked for
 * @throws where the database has data
 */
export async function refuseNewKey(url, folder) {
  if (!(await asking(url, holdsData))) return;
  throw new Error(
    [
      `The database has data, but there is no DATA_KEY: neither the setting nor the file data-key in ${folder}.`,
      "A new key could not read what is encrypted. Nothing was changed.",
      "Put the folder of the keys back (in a container: mount the volume it was in), or set DATA_KEY to the key this database was used with.",
    ].join("\n"),
  );
}

/** @param {Sql} sql @param {string} dataKey */
async function opensFiles(sql, dataKey) {
  const [file] = await sql`select content from files limit 1`;
  if (!file) return true;
  try {
    decryptWith(keyOf(dataKey), file.content);
    return true;
  } catch {
    return false;
  }
}

/**
 * Check whether a key belongs to this database; one that was never served is checked by its files.
 * @param {Sql} sql
 * @param {readonly string[]} keys the key, and those it replaced
 */
async function isKeyOf(sql, keys) {
  const [{ found }] = await sql`select to_regclass('drizzle.key_check') is not null as found`;
  const [kept] = found ? await sql`select value from drizzle.key_check` : [];
  if (kept) return keys.some((key) => keyCheckOf(key) === kept.value);
  for (const key of keys) if (await opensFiles(sql, key)) return true;
  return false;
}

/**
 * Refuse a database and keys that do not belong together, before anything is written.
 * @param {{ env: Record<string, string | undefined>, home: string }} session home: the folder of the keys
 * @throws where the database is empty and the keys are those of another one, or the database has data and the key is not its own
 */
export function checkKeys({ env, home }) {
  const keys = [env.DATA_KEY ?? "", ...(env.DATA_KEYS_OLD ?? "").split(/[\s,]+/).filter(Boolean)];
  return asking(env.DATABASE_URL ?? "", async (sql) => {
    const isFull = await holdsData(sql);
    if (!isFull && env.DEMO !== "1" && fs.existsSync(path.join(home, inUse)))
      throw new Error(
        [
          `The database is empty, but the keys in ${home} are those of one with data.`,
          "Is DATABASE_URL the right one, and is the database's own volume mounted? Nothing was changed.",
          "To put a backup back: npm run restore -- FOLDER --key FILE",
          `To begin anew with the same keys: remove ${path.join(home, inUse)} and start again.`,
        ].join("\n"),
      );
    if (isFull && !(await isKeyOf(sql, keys)))
      throw new Error(
        [
          "DATA_KEY is not the key this database was used with: what is encrypted in it could not be read.",
          `It is the setting DATA_KEY, else the file data-key in ${home}. Nothing was changed.`,
          "Set the right one, or mount the volume it is in.",
        ].join("\n"),
      );
  });
}

/**
 * Record that database and keys belong together, once there is data. A read-only folder has no keys either.
 * @param {{ env: Record<string, string | undefined>, home: string }} session
 */
export function rememberKeys({ env, home }) {
  return asking(env.DATABASE_URL ?? "", async (sql) => {
    if (!(await holdsData(sql))) return;
    await sql`create table if not exists drizzle.key_check (
      id boolean primary key default true check (id), value text not null)`;
    await sql`insert into drizzle.key_check (value) values (${keyCheckOf(env.DATA_KEY ?? "")})
      on conflict (id) do update set value = excluded.value where key_check.value <> excluded.value`;
    if (env.DEMO === "1" || !fs.existsSync(path.join(home, "data-key"))) return;
    fs.writeFileSync(path.join(home, inUse), "The keys in this folder belong to a database with data.\n", {
      mode: 0o600,
    });
  });
}
