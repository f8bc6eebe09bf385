import { sql, type AnyColumn, type SQL } from "drizzle-orm";

/** A column of names as an Indonesian reader expects them: capitals and accents do not come first. The indexes of crew are in this order. */
export const inNameOrder = (names: AnyColumn | SQL | SQL.Aliased): SQL => sql`${names} collate "id-x-icu"`;
