import { and, sql, type SQL } from "drizzle-orm";

/** Combine conditions with `and`. Unlike Drizzle's `and` the result is never undefined, so `or` cannot drop it. */
export const allConditions = (...conditions: (SQL | undefined)[]): SQL => and(...conditions) ?? sql`true`;
