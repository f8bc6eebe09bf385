import type { Executor } from "./client";

type Prepared<Rows> = { execute(values?: Record<string, unknown>): Promise<Rows> };
/** A query Drizzle can prepare. */
export type Preparable<Rows> = { prepare(name: string): Prepared<Rows> };

/** Maximum number of prepared variants of one query. */
const mostWays = 200;

/**
 * Build a query once and cache it as Drizzle's prepared query, because building costs more than sending.
 * Later calls send only the values of its `sql.placeholder`s. Each variant (visibility, filters, sort order) has its
 * own statement.
 * `cacheKeyOf` must contain everything that `build` writes into the SQL text or its fixed values.
 * A transaction is a new executor, so it builds its own statement.
 */
export function keptQuery<Rows, Way = void>(
  build: (db: Executor, way: Way) => Preparable<Rows>,
  nameOf: (way: Way) => unknown = () => null,
): (db: Executor, values: Record<string, unknown>, way: Way) => Promise<Rows> {
  const known = new WeakMap<Executor, Map<string, Prepared<Rows>>>();
  return (db, values, way) => {
    const ways = known.get(db) ?? new Map<string, Prepared<Rows>>();
    known.set(db, ways);
    const name = JSON.stringify(nameOf(way));
    const query = ways.get(name) ?? build(db, way).prepare("kept");
    // Move the variant to the end, so that the first one is the least recently used. Remove that one when there are too
    // many.
    ways.delete(name);
    ways.set(name, query);
    if (ways.size > mostWays) ways.delete(ways.keys().next().value ?? name);
    return query.execute(values);
  };
}
