import { Column, is, Name, Param, Placeholder, SQL, StringChunk, Subquery, Table, View } from "drizzle-orm";
import { isPgEnum } from "drizzle-orm/pg-core";

type Casing = { getColumnCasing(column: Column): string };
type Config = {
  casing: Casing;
  escapeName(name: string): string;
  escapeParam(index: number, value: unknown): string;
  inlineParams?: boolean;
  invokeSource?: string;
};
type Query = { sql: string; params: unknown[] };
/** What is written so far. */
type Written = { text: string; values: unknown[]; config: Config; hasInlined: boolean };
type Writer = (written: Written, chunk: never) => void;
type Chunks = { queryChunks: unknown[]; shouldInlineParams: boolean };
type Wrapper = { getSQL(): SQL; shouldOmitSQLParens?(): boolean };

const named = Symbol.for("drizzle:Name");
const schemaOf = Symbol.for("drizzle:Schema");
const isAlias = Symbol.for("drizzle:IsAlias");
type Named = { [named]: string; [schemaOf]?: string; [isAlias]?: boolean };

const add = (written: Written, text: string) => void (written.text += text);

function addValue(written: Written, value: unknown) {
  written.text += written.config.escapeParam(written.values.length, value);
  written.values.push(value);
}

function addList(written: Written, list: readonly unknown[]) {
  written.text += "(";
  for (const [index, one] of list.entries()) {
    if (index > 0) written.text += ", ";
    addChunk(written, one);
  }
  written.text += ")";
}

const tableName = (table: Named, { escapeName }: Config) =>
  table[schemaOf] === undefined || table[isAlias]
    ? escapeName(table[named])
    : `${escapeName(table[schemaOf])}.${escapeName(table[named])}`;

/** Names of columns never change; a column of an alias is a new object each time it is asked for. */
let columnNames = new WeakMap<Column, string>();
let columnCasing: Casing | undefined;

function columnName(column: Column, config: Config): string {
  if (columnCasing !== config.casing) columnNames = new WeakMap();
  columnCasing = config.casing;
  const known = columnNames.get(column);
  if (known !== undefined) return known;
  const table = column.table as unknown as Named;
  const name = `${tableName(table, config)}.${config.escapeName(config.casing.getColumnCasing(column))}`;
  columnNames.set(column, name);
  return name;
}

function addParam(written: Written, param: Param) {
  if (is(param.value, Placeholder)) return addValue(written, param);
  const value: unknown = param.value === null ? null : param.encoder.mapToDriverValue(param.value);
  if (typeof value === "object" && is(value, SQL)) addChunk(written, value);
  else addValue(written, value);
}

function addSubquery(written: Written, { _: { sql, alias, isWith } }: Subquery) {
  const name = written.config.escapeName(alias);
  if (isWith) return add(written, name);
  written.text += "(";
  addChunk(written, sql);
  written.text += `) ${name}`;
}

function addWrapped(written: Written, wrapper: Wrapper) {
  if (wrapper.shouldOmitSQLParens?.()) return addChunk(written, wrapper.getSQL());
  written.text += "(";
  addChunk(written, wrapper.getSQL());
  written.text += ")";
}

function addAliased(written: Written, aliased: SQL.Aliased) {
  if (aliased.fieldAlias === undefined) addWrapped(written, aliased);
  else add(written, written.config.escapeName(aliased.fieldAlias));
}

function addSql(written: Written, { queryChunks, shouldInlineParams }: Chunks) {
  if (shouldInlineParams) written.hasInlined = true;
  for (const chunk of queryChunks) addChunk(written, chunk);
}

const configOfView = Symbol.for("drizzle:ViewBaseConfig");
type ViewNames = { name: string; schema?: string; isAlias: boolean };

function addView(written: Written, view: object) {
  const { name, schema, isAlias: hasAlias } = (view as { [configOfView]: ViewNames })[configOfView];
  const { escapeName } = written.config;
  add(written, schema === undefined || hasAlias ? escapeName(name) : `${escapeName(schema)}.${escapeName(name)}`);
}

/** How a chunk of each class is written, in the order in which Drizzle asks. */
const writers: [type: Parameters<typeof is>[1], write: Writer][] = [
  [
    StringChunk,
    (written, { value }: StringChunk) => add(written, value.length === 1 ? (value[0] ?? "") : value.join("")),
  ],
  [Name, (written, { value }: Name) => add(written, written.config.escapeName(value))],
  [SQL, addSql],
  [Table, (written, table: Named) => add(written, tableName(table, written.config))],
  [Column, (written, column: Column) => add(written, columnName(column, written.config))],
  [View, addView],
  [Param, addParam],
  [Placeholder, addValue],
  [SQL.Aliased, addAliased],
  [Subquery, addSubquery],
];

const writersByClass = new WeakMap<object, Writer>();
const isWrapper = (chunk: object) => "getSQL" in chunk && typeof chunk.getSQL === "function";

/** Found once for each class: Drizzle goes through all classes for each chunk of each query. */
function writerOf(chunk: object): Writer {
  const kind = Object.getPrototypeOf(chunk) as object;
  // What has no class says of others nothing.
  if (kind === Object.prototype) return isWrapper(chunk) ? addWrapped : addValue;
  const known = writersByClass.get(kind);
  if (known) return known;
  const [, found] = writers.find(([type]) => is(chunk, type)) ?? [];
  const writer = found ?? (isWrapper(chunk) ? addWrapped : addValue);
  writersByClass.set(kind, writer);
  return writer;
}

function addEnum(written: Written, { schema, enumName }: { schema?: string; enumName: string }) {
  const { escapeName } = written.config;
  add(written, schema ? `${escapeName(schema)}.${escapeName(enumName)}` : escapeName(enumName));
}

function addChunk(written: Written, chunk: unknown): void {
  if (chunk === undefined) return;
  if (isPgEnum(chunk)) addEnum(written, chunk);
  else if (Array.isArray(chunk)) addList(written, chunk);
  else if (chunk === null || typeof chunk !== "object") addValue(written, chunk);
  else writerOf(chunk)(written, chunk as never);
}

/** The text of a query and its values in one pass, or null where it has what only Drizzle writes: values inside the text, an index. */
export function textOf(query: SQL, config: Config): Query | null {
  if (config.invokeSource !== undefined || config.inlineParams) return null;
  const written: Written = { text: "", values: [], config, hasInlined: false };
  addSql(written, query as unknown as Chunks);
  return written.hasInlined ? null : { sql: written.text, params: written.values };
}

/** Has Drizzle write its queries this way from now on. */
export function writeQueriesAtOnce() {
  const prototype = SQL.prototype as unknown as { toQuery(this: SQL, config: Config): Query };
  const { toQuery: slowly } = prototype;
  prototype.toQuery = function toQuery(config) {
    return textOf(this, config) ?? slowly.call(this, config);
  };
}
