import { sql, type SQL, type SQLWrapper } from "drizzle-orm";

/** The values of a column are among these. They travel as one array, so that the text of the query is the same however many they are. */
export const anyOf = (column: SQLWrapper, values: readonly (number | string)[]): SQL =>
  sql`${column} = any(${sql.param([...values])})`;
