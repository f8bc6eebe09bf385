import { sql } from "drizzle-orm";
import { containing } from "@/lib/platform/list/page-of";

/** What a keyword is compared with, by the name under which its value comes: the texts of the queries are the same for all keywords. */
export const pattern = { containing: sql.placeholder("containing"), beginning: sql.placeholder("beginning") };

export const beginningOf = (keyword: string) => containing(keyword).slice(1);

/** The values of both. */
export const patternsOf = (keyword: string) => ({ containing: containing(keyword), beginning: beginningOf(keyword) });

/** Of a keyword that fits half the fleet the best are sought among this many only; another letter narrows it. */
export const mostCompared = 1_500;
