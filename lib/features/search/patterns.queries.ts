import { sql } from "drizzle-orm";
import { beginningWith, containing } from "@/db/search-text";

const keyword = sql.placeholder("keyword");

/** What a keyword is compared with; it comes by its name, so the texts of the queries are the same for all keywords. */
export const pattern = { containing: containing(keyword), beginning: beginningWith(keyword) };

/** Of a keyword that fits half the fleet the best are sought among this many only; another letter narrows it. */
export const mostCompared = 1_500;
