import { blindIndexWith, decryptWithAny, encryptWith } from "../aes.mjs";
import { hashes } from "./catalog.mjs";

/** @typedef {import("./catalog.mjs").Client} Client */
/** @typedef {import("./catalog.mjs").Table} Table */
/** read, changed and unreadable count rows; last: the key of the last one, null where there was none. @typedef {{ read: number, changed: number, unreadable: number, last: string[] | null }} Batch */

const maxRows = 200;
const maxBytes = 4 * 1_048_576;
const quoted = (/** @type {string} */ name) => `"${name}"`;

/**
 * Compare the primary key as one row value.
 * @param {Table} table @param {number} from the number of its first placeholder
 */
const keyOfRow = ({ keys }) => `(${keys.map(quoted).join(", ")})`;
const placeholders = (/** @type {Table} */ { types }, from = 1) =>
  `(${types.map((type, index) => `$${from + index}::${type}`).join(", ")})`;

/**
 * Read the keys of the next rows, few enough to fit into memory with their files.
 * @param {Client} client @param {Table} table @param {string[] | null} after
 * @returns {Promise<string[] | null>} the key of the last of them
 */
async function endOfNext(client, table, after) {
  const size = table.columns.map((column) => `coalesce(octet_length(${quoted(column)}), 0)`).join(" + ");
  const { rows } = await client.query(
    `select array[${table.keys.map((key) => `${quoted(key)}::text`).join(", ")}] as key, ${size} as bytes from ${quoted(table.name)}
    ${after ? `where ${keyOfRow(table)} > ${placeholders(table)}` : ""} order by ${keyOfRow(table)} limit ${maxRows}`,
    after ?? [],
  );
  let bytes = 0;
  let last = null;
  for (const row of rows) {
    bytes += row.bytes;
    if (last && bytes > maxBytes) break;
    last = row.key;
  }
  return last;
}

/**
 * Re-encrypt the values of a row with the newest key. A value that no listed key can decrypt is left as it is.
 * @param {readonly Buffer[]} keys @param {Table} table @param {Record<string, any>} row
 */
function renewed(keys, table, row) {
  /** @type {Record<string, Buffer | string>} */
  const changes = {};
  let unreadable = false;
  for (const column of table.columns) {
    if (row[column] === null) continue;
    try {
      const { plain, isNewest } = decryptWithAny(keys, row[column]);
      if (!isNewest) changes[column] = encryptWith(keys[0], plain);
      const hashed = hashes[table.name]?.[column];
      const hash = hashed && blindIndexWith(keys[0], plain.toString("utf8"));
      if (hashed && row[hashed] !== null && row[hashed] !== hash) changes[hashed] = hash;
    } catch {
      unreadable = true;
    }
  }
  return { changes, unreadable };
}

/** @param {Client} client @param {Table} table @param {string[]} key @param {Record<string, Buffer | string>} changes */
async function store(client, table, key, changes) {
  const names = Object.keys(changes);
  const set = names.map((name, index) => `${quoted(name)} = $${index + 1}`).join(", ");
  await client.query(
    `update ${quoted(table.name)} set ${set} where ${keyOfRow(table)} = ${placeholders(table, names.length + 1)}`,
    [...Object.values(changes), ...key],
  );
}

/**
 * Re-encrypt the next rows of a table within the caller's transaction. Other writers of these rows wait for it.
 * @param {Client} client
 * @param {readonly Buffer[]} keys newest first
 * @param {Table} table
 * @param {string[] | null} after the key of the last row that was done
 * @returns {Promise<Batch>}
 */
export async function renewNext(client, keys, table, after) {
  const last = await endOfNext(client, table, after);
  if (!last) return { read: 0, changed: 0, unreadable: 0, last: null };
  const hashed = Object.values(hashes[table.name] ?? {});
  const { rows } = await client.query(
    `select array[${table.keys.map((key) => `${quoted(key)}::text`).join(", ")}] as "key of row", ${[...table.columns, ...hashed].map(quoted).join(", ")}
    from ${quoted(table.name)} where ${keyOfRow(table)} <= ${placeholders(table)}
    ${after ? `and ${keyOfRow(table)} > ${placeholders(table, last.length + 1)}` : ""} order by ${keyOfRow(table)} for update`,
    [...last, ...(after ?? [])],
  );
  let [changed, unreadable] = [0, 0];
  for (const row of rows) {
    const made = renewed(keys, table, row);
    if (made.unreadable) unreadable += 1;
    if (Object.keys(made.changes).length === 0) continue;
    changed += 1;
    await store(client, table, row["key of row"], made.changes);
  }
  return { read: rows.length, changed, unreadable, last };
}
