import type { Executor } from "./client";

type PreparedStatement<Rows> = { execute(values?: Record<string, unknown>): Promise<Rows> };
/** A query Drizzle can prepare. */
export type Preparable<Rows> = { prepare(name: string): PreparedStatement<Rows> };

/** Maximum number of prepared variants of one query. */
const maxVariants = 200;

/**
 * Build a query once and cache it as Drizzle's prepared query, because building costs more than sending.
 * Later calls send only the values of its `sql.placeholder`s. Each variant (visibility, filters, sort order) has its
 * own statement.
 * `cacheKeyOf` must contain everything that `build` writes into the SQL text or its fixed values.
 * A transaction is a new executor, so it builds its own statement.
 */
export function preparedQuery<Rows, Variant = void>(
  build: (db: Executor, variant: Variant) => Preparable<Rows>,
  cacheKeyOf: (variant: Variant) => unknown = () => null,
): (db: Executor, values: Record<string, unknown>, variant: Variant) => Promise<Rows> {
  const statementsByExecutor = new WeakMap<Executor, Map<string, PreparedStatement<Rows>>>();
  return (db, values, variant) => {
    const statements = statementsByExecutor.get(db) ?? new Map<string, PreparedStatement<Rows>>();
    statementsByExecutor.set(db, statements);
    const name = JSON.stringify(cacheKeyOf(variant));
    const query = statements.get(name) ?? build(db, variant).prepare("kept");
    // Move the variant to the end, so that the first one is the least recently used. Remove that one when there are too
    // many.
    statements.delete(name);
    statements.set(name, query);
    if (statements.size > maxVariants) statements.delete(statements.keys().next().value ?? name);
    return query.execute(values);
  };
}
