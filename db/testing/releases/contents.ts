import type { Sql } from "postgres";
import { askingOf } from "./asking";
import type { Change } from "./changes";
import { columnsOf, tablesOf } from "@/scripts/backup/catalog.mjs";

/** values: how many are not null. digest: the sum of their hashes, whatever the order of the rows. */
type Content = { values: number; digest: bigint };
/** Rows by table, and what is in each column by "table.column". */
type Contents = { rows: Map<string, number>; columns: Map<string, Content> };

/** Read what a database holds. One query per table. */
export async function contentsOf(sql: Sql): Promise<Contents> {
  const contents: Contents = { rows: new Map(), columns: new Map() };
  for (const table of await tablesOf(askingOf(sql))) {
    const columns = await columnsOf(askingOf(sql), table);
    const asked = columns.flatMap((name, index) => [
      `count("${name}")::int as values_${index}`,
      `coalesce(sum(hashtextextended("${name}"::text, 0)), 0)::text as digest_${index}`,
    ]);
    const [row] = await sql.unsafe(`select count(*)::int as rows, ${asked.join(", ")} from "${table}"`);
    contents.rows.set(table, row?.rows);
    for (const [index, name] of columns.entries())
      contents.columns.set(`${table}.${name}`, {
        values: row?.[`values_${index}`],
        digest: BigInt(row?.[`digest_${index}`]),
      });
  }
  return contents;
}

const add = <T>(map: Map<string, T>, key: string, value: T, plus: (one: T, other: T) => T) => {
  const before = map.get(key);
  map.set(key, before === undefined ? value : plus(before, value));
};

function moved<T>(map: Map<string, T>, rename: (key: string) => string, plus: (one: T, other: T) => T) {
  const result = new Map<string, T>();
  for (const [key, value] of map) add(result, rename(key), value, plus);
  return result;
}

const addRows = (one: number, other: number) => one + other;
const addContent = (one: Content, other: Content) => ({
  values: one.values + other.values,
  digest: one.digest + other.digest,
});

/** What the contents are after a change that was made on purpose. */
function changed({ rows, columns }: Contents, change: Change): Contents {
  const all = { rows: new Map(rows), columns: new Map(columns) };
  if ("table" in change && "becomes" in change) {
    const { table, becomes } = change;
    const rename = (key: string) => (key.startsWith(`${table}.`) ? `${becomes}${key.slice(table.length)}` : key);
    return {
      rows: moved(rows, (key) => (key === table ? becomes : key), addRows),
      columns: moved(columns, rename, addContent),
    };
  }
  if ("column" in change && "becomes" in change)
    return { rows, columns: moved(columns, (key) => (key === change.column ? change.becomes : key), addContent) };
  if ("addedRows" in change) add(all.rows, change.table, change.addedRows, addRows);
  else if ("column" in change) all.columns.delete(change.column);
  else {
    all.rows.delete(change.table);
    for (const key of columns.keys()) if (key.startsWith(`${change.table}.`)) all.columns.delete(key);
  }
  return all;
}

/** Columns of a table that got rows on purpose have more in them than before. */
const grew = (changes: readonly Change[], column: string) =>
  changes.some((change) => "addedRows" in change && column.startsWith(`${change.table}.`));

/** Name a table as it is called after the changes. */
export const renamed = (table: string, changes: readonly Change[]): string =>
  changes.reduce(
    (name, change) => ("table" in change && "becomes" in change && change.table === name ? change.becomes : name),
    table,
  );

/** Name what is not there any more, or is not what it was. Nothing, where a migration kept everything or said why not. */
export function losses(before: Contents, after: Contents, changes: readonly Change[]): string[] {
  const expected = changes.reduce(changed, before);
  const rows = [...expected.rows].flatMap(([table, count]) => {
    const found = after.rows.get(table);
    if (found === undefined) return [`table ${table} is gone, it had ${count} rows`];
    return found === count ? [] : [`table ${table} has ${found} rows, expected ${count}`];
  });
  const columns = [...expected.columns].flatMap(([column, { values, digest }]) => {
    const found = after.columns.get(column);
    if (!after.rows.has(column.split(".")[0] ?? "")) return [];
    if (!found) return [`column ${column} is gone, it had ${values} values`];
    if (grew(changes, column)) return found.values < values ? [`column ${column} lost values`] : [];
    if (found.values !== values) return [`column ${column} has ${found.values} values, expected ${values}`];
    return found.digest === digest ? [] : [`column ${column} has other values than before`];
  });
  return [...rows, ...columns];
}
