import { connected, inTransaction } from "../backup/connection.mjs";
import { keysOf, nameOfKey } from "../aes.mjs";
import { renewNext } from "./batch.mjs";
import { encryptedTables } from "./catalog.mjs";

/** @typedef {import("./catalog.mjs").Client} Client */
/** @typedef {{ table: string, pass: number, done: number, total: number, unreadable: number }} Progress rows done of those there were when the pass began */

const lockNamespace = 727_004;
const deadlock = "40P01";

/**
 * Check for servers with another key, which would undo the rotation or fail to read its rows.
 * @param {Client} client @param {string} name
 */
async function othersRunning(client, name) {
  const { rows } = await client.query(
    `select distinct application_name from pg_stat_activity
    where datname = current_database() and application_name like 'nakhoda _%' and application_name <> $1`,
    [`nakhoda ${name}`],
  );
  return rows.length > 0;
}

/**
 * Find or create the rotation to this key.
 * @param {Client} client @param {string} name
 */
async function rotationOf(client, name) {
  const { rows } = await client.query(
    `insert into key_rotations (key_name) values ($1) on conflict (key_name) do update set key_name = excluded.key_name
    returning id, ended_at is not null as "isEnded"`,
    [name],
  );
  return rows[0];
}

/** @param {Client} client @param {number} rotation */
async function beginAgain(client, rotation) {
  await inTransaction(client, "", async () => {
    await client.query("update key_rotations set ended_at = null, started_at = now() where id = $1", [rotation]);
    await client.query("delete from key_rotation_tables where rotation_id = $1", [rotation]);
  });
}

/**
 * Return the state of a table in its last pass.
 * @param {Client} client @param {number} rotation @param {string} table
 */
async function lastPass(client, rotation, table) {
  const { rows } = await client.query(
    `select pass, last_key as "lastKey", done, total, changed, unreadable, ended_at is not null as "isEnded"
    from key_rotation_tables where rotation_id = $1 and table_name = $2 order by pass desc limit 1 for update`,
    [rotation, table],
  );
  return rows[0];
}

/** @param {Client} client @param {number} rotation @param {string} table @param {number} pass */
async function beginPass(client, rotation, table, pass) {
  await client.query(
    `insert into key_rotation_tables (rotation_id, table_name, pass, total)
    select $1, $2, $3, (select count(*) from "${table}")`,
    [rotation, table, pass],
  );
}

/**
 * Process the next rows of a table and store the progress in one transaction, so that a kill loses nothing.
 * @param {Client} client
 * @param {{ rotation: number, keys: readonly Buffer[] }} by
 * @param {import("./catalog.mjs").Table} table
 * @returns {Promise<{ isDone: boolean, progress?: Progress }>} done: a whole pass found nothing to change
 */
async function step(client, { rotation, keys }, table) {
  await client.query("set local nakhoda.reencrypting = 'on'");
  const at = await lastPass(client, rotation, table.name);
  if (at?.isEnded && at.changed === 0) return { isDone: true };
  if (!at || at.isEnded) {
    await beginPass(client, rotation, table.name, (at?.pass ?? 0) + 1);
    return { isDone: false };
  }
  const { read, changed, unreadable, last } = await renewNext(client, keys, table, at.lastKey);
  const sums = { done: at.done + read, changed: at.changed + changed, unreadable: at.unreadable + unreadable };
  await client.query(
    `update key_rotation_tables set last_key = coalesce($4, last_key), done = $5, changed = $6, unreadable = $7,
      ended_at = case when $4::text[] is null then now() end
    where rotation_id = $1 and table_name = $2 and pass = $3`,
    [rotation, table.name, at.pass, last, sums.done, sums.changed, sums.unreadable],
  );
  const progress = { table: table.name, pass: at.pass, total: at.total, done: sums.done, unreadable: sums.unreadable };
  return { isDone: false, progress };
}

/**
 * Retry after a deadlock with another transaction.
 * @param {Client} client @param {() => Promise<any>} work
 */
async function retryOnDeadlock(client, work, tries = 5) {
  try {
    return await inTransaction(client, "", work);
  } catch (error) {
    if (tries === 0 || error.code !== deadlock) throw error;
    return retryOnDeadlock(client, work, tries - 1);
  }
}

/**
 * Re-encrypt all encrypted data with the newest key while the product runs, table by table, until a whole pass changes
 * nothing.
 * Killed at any moment, it continues where it was.
 * @param {{ url: string, newest: string, old: string, again?: boolean, milliseconds?: number, onProgress?: (progress: Progress) => void }} options
 * again: look through everything once more although a rotation to this key has ended
 * @returns {Promise<"done" | "more" | "others" | "running">} more: the time was over; others: a server still runs with another DATA_KEY; running: another run is at it
 */
export const rotateDataKey = ({ url, newest, old, again = false, milliseconds = Infinity, onProgress = () => {} }) =>
  connected(url, async (client) => {
    const keys = keysOf(newest, old);
    const name = nameOfKey(keys[0]);
    const until = performance.now() + milliseconds;
    const { rows } = await client.query("select pg_try_advisory_lock($1) as held", [lockNamespace]);
    if (!rows[0].held) return "running";
    const { id: rotation, isEnded } = await rotationOf(client, name);
    if (isEnded && !again) return "done";
    if (isEnded) await beginAgain(client, rotation);
    for (const table of await encryptedTables(client))
      for (;;) {
        if (performance.now() > until) return "more";
        if (await othersRunning(client, name)) return "others";
        const { isDone, progress } = await retryOnDeadlock(client, () => step(client, { rotation, keys }, table));
        if (isDone) break;
        if (progress) onProgress(progress);
      }
    await client.query("update key_rotations set ended_at = now() where id = $1", [rotation]);
    return "done";
  });

/**
 * Decrypt every encrypted value with the newest key alone.
 * @param {{ url: string, newest: string }} options
 * @returns {Promise<{ table: string, rows: number, others: number }[]>} others: rows that key does not open
 */
export const checkAll = ({ url, newest }) =>
  connected(url, async (client) => {
    const found = [];
    for (const table of await encryptedTables(client)) {
      let [rows, others] = [0, 0];
      /** @type {string[] | null} */
      let after = null;
      for (;;) {
        const batch = await inTransaction(client, "", () => renewNext(client, keysOf(newest, ""), table, after));
        if (!batch.last) break;
        [rows, others, after] = [rows + batch.read, others + batch.unreadable, batch.last];
      }
      found.push({ table: table.name, rows, others });
    }
    return found;
  });
