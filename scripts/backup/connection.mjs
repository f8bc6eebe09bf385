import pg from "pg";
import { from, to } from "pg-copy-streams";

/** @typedef {import("pg").Client} Client */

/**
 * One connection for as long as the work takes. COPY as a stream is this driver's; the product's own hangs where a table ends while its reader is slow.
 * @template T
 * @param {string} url
 * @param {(client: Client) => Promise<T>} work
 */
export async function connected(url, work) {
  const client = new pg.Client({ connectionString: url });
  // A connection that breaks fails the query that runs; without a listener it would end the process.
  client.on("error", () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * Everything or nothing.
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

/** The rows of a table as PostgreSQL writes them. @param {Client} client @param {{ name: string, columns: readonly string[] }} table */
export const rowsOf = (client, { name, columns }) => client.query(to(`copy "${name}" (${listOf(columns)}) to stdout`));

/** Takes such rows. @param {Client} client @param {{ name: string, columns: readonly string[] }} table */
export const rowsInto = (client, { name, columns }) =>
  client.query(from(`copy "${name}" (${listOf(columns)}) from stdin`));

/** How the catalog asks over such a connection. @param {Client} client @returns {import("./catalog.mjs").Ask} */
export const asking = (client) => async (text, values) => (await client.query(text, values)).rows;
