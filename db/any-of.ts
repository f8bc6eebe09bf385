import { eq, sql, type SQL, type SQLWrapper } from "drizzle-orm";

/**
 * Match a column against a list of values. They travel as one array, so that the query's text does not depend on their
 * number.
 */
export const anyOf = (column: SQLWrapper, values: readonly (number | string)[]): SQL =>
  sql`${column} = any(${sql.param([...values])})`;

/**
 * Match a column against an optional filter. Without values there is no condition; one value is compared directly, so
 * that a composite index still sorts the rows.
 */
export function isAnyOf(column: SQLWrapper, values: readonly (number | string)[] | undefined): SQL | undefined {
  const [first, ...more] = values ?? [];
  if (first === undefined) return undefined;
  return more.length > 0 ? anyOf(column, [first, ...more]) : eq(column, first);
}
