import { sql, type Placeholder, type SQL, type SQLWrapper } from "drizzle-orm";

/** Text as searches compare it: lower case, without accents, apostrophes and hyphens. `search_text` columns are kept so. */
export const searchText = (text: SQLWrapper | string): SQL => sql`public.search_text(${text})`;

/** LIKE pattern that finds a keyword anywhere in a search text, its wildcards taken literally. */
export const containing = (keyword: string | Placeholder): SQL =>
  sql`('%' || public.search_keyword(${keyword}) || '%')`;

/** LIKE pattern of search texts that begin with a keyword. */
export const beginningWith = (keyword: string | Placeholder): SQL => sql`(public.search_keyword(${keyword}) || '%')`;

const literal = (keyword: string) => keyword.replace(/[\\%_]/g, "\\$&");

/** LIKE pattern that finds a keyword sign by sign, for names of calls and subjects of entries. */
export const containingExactly = (keyword: string) => `%${literal(keyword)}%`;

/** LIKE pattern of numbers that begin with these signs. */
export const startingExactly = (start: string) => `${literal(start)}%`;
