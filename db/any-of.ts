import { eq, sql, type SQL, type SQLWrapper } from "drizzle-orm";

/** The values of a column are among these. They travel as one array, so that the text of the query is the same however many they are. */
export const anyOf = (column: SQLWrapper, values: readonly (number | string)[]): SQL =>
  sql`${column} = any(${sql.param([...values])})`;

/** The same of a filter: without values it narrows nothing, and one value is compared as it is, so that an index that goes on after it still orders the rows. */
export function isAnyOf(column: SQLWrapper, values: readonly (number | string)[] | undefined): SQL | undefined {
  const [first, ...more] = values ?? [];
  if (first === undefined) return undefined;
  return more.length > 0 ? anyOf(column, [first, ...more]) : eq(column, first);
}
