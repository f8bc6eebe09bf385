import { and, sql, type SQL } from "drizzle-orm";

/** All of these conditions; none of them is everything. Unlike `and` it always is a condition, which `or` cannot drop. */
export const every = (...conditions: (SQL | undefined)[]): SQL => and(...conditions) ?? sql`true`;
