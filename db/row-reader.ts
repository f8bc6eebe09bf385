import { Column, getTableName, is, SQL, Subquery } from "drizzle-orm";
import { PostgresJsPreparedQuery } from "drizzle-orm/postgres-js";

/** A selected field as Drizzle keeps it with a prepared query; path: the names under which the value stands in its row. */
type Field = { path: string[]; field: unknown };
type Decoder = { mapFromDriverValue(value: unknown): unknown };
type Value = { key: string; index: number; decoder: Decoder | null };
/** What several values stand in; absentBy: the value by whose null a joined table is told absent. */
type Branch = { key: string; parts: Part[]; absentBy: number | undefined };
type Part = Value | Branch;
type Row = Record<string, unknown>;

/** None where a value comes as it is, as most do. */
function decoderOf(field: unknown): Decoder | null {
  if (is(field, Column)) return field.mapFromDriverValue === Column.prototype.mapFromDriverValue ? null : field;
  if (is(field, SQL)) return (field as unknown as { decoder: Decoder }).decoder;
  const { sql, _ } = field as { sql: unknown; _: { sql: unknown } };
  return decoderOf(is(field, Subquery) ? _.sql : sql);
}

/** Where the columns of a branch are all of one table that may be missing, the first of them. */
function absentBy(fields: readonly Field[], name: string, isThere: Record<string, boolean>): number | undefined {
  const columns = fields.flatMap(({ path, field }, index) =>
    path.length === 2 && path[0] === name && is(field, Column) ? [{ index, table: getTableName(field.table) }] : [],
  );
  const [first] = columns;
  return first && !isThere[first.table] && columns.every(({ table }) => table === first.table)
    ? first.index
    : undefined;
}

const valueOf = (decoder: Decoder | null, value: unknown) =>
  value === null || !decoder ? value : decoder.mapFromDriverValue(value);

function readInto(row: Row, parts: readonly Part[], values: readonly unknown[]): Row {
  for (const part of parts) {
    if ("index" in part) row[part.key] = valueOf(part.decoder, values[part.index]);
    else if (part.absentBy === undefined || values[part.absentBy] !== null)
      row[part.key] = readInto({}, part.parts, values);
    else row[part.key] = null;
  }
  return row;
}

/**
 * Reads the rows of one query as Drizzle does: decoded, in the shape that was selected, a joined table that is not there as null.
 * Drizzle asks every field of every row what it is and where it belongs; here that is asked once.
 * @param isThere by its name whether a joined table must be there
 */
export function rowReader(fields: readonly Field[], isThere: Record<string, boolean> | undefined) {
  const root: Part[] = [];
  for (const [index, { path, field }] of fields.entries()) {
    let parts = root;
    for (const key of path.slice(0, -1)) {
      const known = parts.find((part): part is Branch => part.key === key && "parts" in part);
      const branch = known ?? {
        key,
        parts: [],
        absentBy: isThere && parts === root ? absentBy(fields, key, isThere) : undefined,
      };
      if (!known) parts.push(branch);
      parts = branch.parts;
    }
    parts.push({ key: path.at(-1) ?? "", index, decoder: decoderOf(field) });
  }
  return (rows: readonly (readonly unknown[])[]): Row[] => rows.map((values) => readInto({}, root, values));
}

/** What a query of Drizzle reads its rows by, which its types do not tell. */
export type Reading = {
  fields?: Field[];
  joinsNotNullableMap?: Record<string, boolean>;
  customResultMapper?: ReturnType<typeof rowReader>;
};

type Executed = (this: Reading, values?: Record<string, unknown>) => Promise<never>;

/** Has Drizzle read the rows of every query this way from now on. */
export function readRowsAtOnce() {
  const prototype = PostgresJsPreparedQuery.prototype as unknown as { execute: Executed };
  const { execute: slowly } = prototype;
  prototype.execute = function execute(this: Reading, values) {
    const { fields, joinsNotNullableMap } = this;
    if (fields)
      this.customResultMapper ??= (rows) => (rows.length === 0 ? [] : rowReader(fields, joinsNotNullableMap)(rows));
    return slowly.call(this, values);
  };
}
