import { sql } from "drizzle-orm";
import { beginningWith, containing } from "@/db/search-text";

const keyword = sql.placeholder("keyword");

/** What a keyword is compared with; it comes by its name, so the texts of the queries are the same for all keywords. */
export const pattern = { containing: containing(keyword), beginning: beginningWith(keyword) };

/** Maximum candidates that are sorted for a common keyword; another letter narrows it. */
export const maxCandidates = 1_500;
