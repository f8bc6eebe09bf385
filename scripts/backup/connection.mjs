import pg from "pg";
import { from, to } from "pg-copy-streams";

/** @typedef {import("pg").Client} Client */

/**
 * Open one connection for the duration of the work. It uses pg, because the product's driver hangs when a COPY stream
 * ends before a slow reader.
 * @template T
 * @param {string} url
 * @param {(client: Client) => Promise<T>} work
 */
export async function connected(url, work) {
  const client = new pg.Client({ connectionString: url });
  // A broken connection fails the running query; without a listener it would end the process.
  client.on("error", () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * Run work in a transaction.
 * @template T
 * @param {Client} client
 * @param {string} mode
 * @param {() => Promise<T>} work
 */
export async function inTransaction(client, mode, work) {
  await client.query(`begin ${mode}`);
  try {
    const result = await work();
    await client.query("commit");
    return result;
  } catch (error) {
    await client.query("rollback").catch(() => {});
    throw error;
  }
}

const listOf = (/** @type {readonly string[]} */ columns) => columns.map((column) => `"${column}"`).join(", ");

/**
 * Stream the rows of a table in PostgreSQL's COPY format.
 * @param {Client} client @param {{ name: string, columns: readonly string[] }} table
 */
export const rowsOf = (client, { name, columns }) => client.query(to(`copy "${name}" (${listOf(columns)}) to stdout`));

/**
 * Write such rows into a table.
 * @param {Client} client @param {{ name: string, columns: readonly string[] }} table
 */
export const rowsInto = (client, { name, columns }) =>
  client.query(from(`copy "${name}" (${listOf(columns)}) from stdin`));

/**
 * Adapt a connection for the catalog's queries.
 * @param {Client} client @returns {import("./catalog.mjs").Ask}
 */
export const asking = (client) => async (text, values) => (await client.query(text, values)).rows;
