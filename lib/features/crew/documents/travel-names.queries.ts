import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { lookups } from "@/db/schema/lookups";

/** Return a listed travel document's Indonesian name as SQL; null for a name as printed. @param name as stored */
export const travelDocumentNameId = (name: SQLWrapper): SQL<string | null> =>
  sql<
    string | null
  >`(select listed.name_id from ${lookups} listed where listed.kind = 'travel-document' and lower(listed.name) = lower(${name}))`;
