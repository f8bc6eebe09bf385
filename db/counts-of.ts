import { sql, type SQL } from "drizzle-orm";

/** Columns that count the rows of a query by kind; a kind without a condition is all of them. */
export const countsOf = (kinds: Record<string, SQL | undefined>): Record<string, SQL<number>> =>
  Object.fromEntries(
    Object.entries(kinds).map(([kind, condition]) => [
      kind,
      condition ? sql<number>`(count(*) filter (where ${condition}))::int` : sql<number>`count(*)::int`,
    ]),
  );
