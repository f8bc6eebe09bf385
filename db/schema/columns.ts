import { sql, type AnyColumn, type SQL } from "drizzle-orm";
import { bigint, date, integer, numeric, timestamp } from "drizzle-orm/pg-core";

export const identity = () => integer().primaryKey().generatedByDefaultAsIdentity();
export const instant = () => timestamp({ withTimezone: true, mode: "date" });
/** A calendar date, yyyy-MM-dd, in Asia/Jakarta. */
export const day = () => date({ mode: "string" });
export const decimal = (precision: number, scale: number) => numeric({ precision, scale, mode: "number" });
export const createdAt = () => instant().notNull().defaultNow();
export const updatedAt = createdAt;
/** Money in whole rupiah. */
export const rupiah = () => bigint({ mode: "number" });
/** Rises with every change, for optimistic locking. */
export const version = () => integer().notNull().default(1);

/** Collation for names: case and accents do not affect the order. Indexes and lists must use the same. */
export const inNameOrder = (names: AnyColumn | SQL | SQL.Aliased): SQL => sql`${names} collate "id-x-icu"`;
