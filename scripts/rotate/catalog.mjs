/** @typedef {import("pg").Client} Client */
/** columns: those that rest encrypted. keys: the primary key, with the types of its columns. @typedef {{ name: string, columns: string[], keys: string[], types: string[] }} Table */

/** Hashes by which an encrypted value is found, which depend on the key as well: the column of each. @type {Record<string, Record<string, string>>} */
export const hashes = {
  applicants: { id_number: "id_number_hash" },
  crew: { id_number: "id_number_hash" },
};

/**
 * List the tables with encrypted columns. Every bytea column is encrypted.
 * @param {Client} client
 * @returns {Promise<Table[]>}
 */
export async function encryptedTables(client) {
  const { rows } = await client.query(`
    select tables.relname::text as name,
      (select array_agg(attname::text order by attnum) from pg_attribute
        where attrelid = tables.oid and atttypid = 'bytea'::regtype and attnum > 0 and not attisdropped) as columns,
      array_agg(keys.attname::text order by place.number) as keys,
      array_agg(format_type(keys.atttypid, keys.atttypmod) order by place.number) as types
    from pg_class tables
    join pg_index on pg_index.indrelid = tables.oid and indisprimary
    cross join unnest(indkey::int2[]) with ordinality as place (attnum, number)
    join pg_attribute keys on keys.attrelid = tables.oid and keys.attnum = place.attnum
    where tables.relnamespace = 'public'::regnamespace and tables.relkind = 'r' and exists (
      select from pg_attribute where attrelid = tables.oid and atttypid = 'bytea'::regtype and attnum > 0 and not attisdropped)
    group by tables.oid, tables.relname order by tables.relname collate "C"`);
  return rows;
}
