import { sql, type SQL } from "drizzle-orm";

/** Build columns that count rows by condition; without a condition all rows are counted. */
export const filteredCounts = (conditions: Record<string, SQL | undefined>): Record<string, SQL<number>> =>
  Object.fromEntries(
    Object.entries(conditions).map(([kind, condition]) => [
      kind,
      condition ? sql<number>`(count(*) filter (where ${condition}))::int` : sql<number>`count(*)::int`,
    ]),
  );
