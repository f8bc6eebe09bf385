import { sql } from "drizzle-orm";
import { boolean, check, integer, pgTable, primaryKey } from "drizzle-orm/pg-core";
import { createdAt, day } from "./columns";
import { divisions } from "./positions";

/**
 * Head counts of a division by day and status: counted on the night the day begins, or calculated from later changes of
 * status.
 * product 5.7
 */
export const headCounts = pgTable(
  "head_counts",
  {
    divisionId: integer()
      .notNull()
      .references(() => divisions.id),
    day: day().notNull(),
    onBoard: integer().notNull(),
    offBoard: integer().notNull(),
    blacklist: integer().notNull(),
    isReckoned: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.divisionId, table.day] }),
    check("head_counts_none_below_nought", sql`least(${table.onBoard}, ${table.offBoard}, ${table.blacklist}) >= 0`),
  ],
);
