import type { Sql } from "postgres";
import type { Ask } from "@/scripts/backup/catalog.mjs";

/** How the catalog asks over a connection of the product's driver. */
export const askingOf =
  (sql: Sql): Ask =>
  (text, values = []) =>
    sql.unsafe(text, values);
