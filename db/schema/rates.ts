import { sql } from "drizzle-orm";
import { integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { identity } from "./columns";

/** How a vessel's crew is paid; which lines a slip shows follows the documented number, so the numbers are fixed. */
export const payrollCategories = pgTable("payroll_categories", {
  id: integer().primaryKey(),
  name: text().notNull().unique(),
});

/** Where a vessel trades; wages differ by area. */
export const operationAreas = pgTable(
  "operation_areas",
  { id: identity(), name: text().notNull(), nameId: text() },
  (table) => [uniqueIndex("operation_areas_name").on(sql`lower(${table.name})`)],
);
