import type { Executor } from "./client";

type Prepared<Rows> = { execute(values?: Record<string, unknown>): Promise<Rows> };
/** What Drizzle can prepare. */
export type Preparable<Rows> = { prepare(name: string): Prepared<Rows> };

/** Texts kept of one query: who asks it in more ways does not ask the same again soon. */
const mostWays = 200;

/**
 * A query whose text is built once and kept, for building it costs more than sending it: Drizzle's own prepared query. From
 * then on only values travel, by the names of its `sql.placeholder`s. Asked in several ways (whose eyes it is for, what it
 * filters and sorts by), it has a text for each. `nameOf` must name everything of a way that `build` writes into the text or its fixed values.
 * Transactions come and go, so they build theirs anew.
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
    // What was asked last stands last; too many, and the first, not asked for the longest time, is given up.
    ways.delete(name);
    ways.set(name, query);
    if (ways.size > mostWays) ways.delete(ways.keys().next().value ?? name);
    return query.execute(values);
  };
}
