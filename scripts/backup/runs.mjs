import { connected } from "./connection.mjs";

/** @typedef {import("./connection.mjs").Client} Client */
/** @typedef {{ name: string, bytes: number, tables: number, rows: number }} Counted what a run did: the folder, bytes of the sealed files, tables and rows */

const lockNamespace = 727_003;
const maxErrorLength = 500;

/**
 * Shorten a failure and remove secrets, so that it may be stored and mailed.
 * @param {unknown} error
 */
function reasonOf(error) {
  const message = error instanceof Error ? error.message : "unknown";
  return message
    .replace(/\/\/[^\s/@]*@/g, "//…@")
    .replace(/AGE-SECRET-KEY-\w+/g, "AGE-SECRET-KEY-…")
    .slice(0, maxErrorLength);
}

/** @param {Client} client @param {"backup" | "proof"} kind */
async function startRun(client, kind) {
  // Mark a killed run as failed when the next one starts.
  await client.query(
    "update maintenance_runs set ended_at = now(), error = 'killed before it was whole' where kind = $1 and ended_at is null",
    [kind],
  );
  const { rows } = await client.query("insert into maintenance_runs (kind) values ($1) returning id", [kind]);
  return rows[0].id;
}

/**
 * Record a run in its database: how it ended and what it did. Only one run of a kind at a time.
 * @template {Counted} T
 * @param {string} url
 * @param {"backup" | "proof"} kind
 * @param {() => Promise<T>} work
 * @throws what the work throws, or where one runs already
 */
export const withRunRecord = (url, kind, work) =>
  connected(url, async (client) => {
    const { rows: locks } = await client.query("select pg_try_advisory_lock($1, hashtext($2)) as held", [
      lockNamespace,
      kind,
    ]);
    if (!locks[0].held) throw new Error(`Another ${kind} is running. Wait until it has ended.`);
    const { rows: tableNames } = await client.query("select to_regclass('public.maintenance_runs') as name");
    // A database that is not migrated yet has no such table.
    if (!tableNames[0].name) return work();
    const id = await startRun(client, kind);
    try {
      const result = await work();
      await client.query(
        "update maintenance_runs set ended_at = now(), name = $2, bytes = $3, tables = $4, rows = $5 where id = $1",
        [id, result.name, result.bytes, result.tables, result.rows],
      );
      return result;
    } catch (error) {
      await client
        .query("update maintenance_runs set ended_at = now(), error = $2 where id = $1", [id, reasonOf(error)])
        .catch(() => {});
      throw error;
    }
  });
