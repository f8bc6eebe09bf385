import { getTableName } from "drizzle-orm";
import { personalTables, type PersonalTable } from "@/db/personal-tables";

/** Where a person's archive holds what a table says of them, or why it does not, as declared on the table. */
export const exportStrategy: Record<string, PersonalTable["export"]> = Object.fromEntries(
  personalTables.map(({ table, export: place }) => [getTableName(table), place]),
);
