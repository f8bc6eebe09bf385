import { tablesOf } from "../backup/catalog.mjs";

/** Tables that have rows as soon as the product is used. */
const tablesWithData = ["users", "crew", "vessels", "applicants", "audit_entries", "files"];

/**
 * Check whether a database is in use, by the contents of its tables.
 * @param {import("../backup/catalog.mjs").Ask} ask
 * @returns {Promise<boolean>}
 */
export async function hasData(ask) {
  for (const table of (await tablesOf(ask)).filter((name) => tablesWithData.includes(name)))
    if ((await ask(`select 1 from "${table}" limit 1`)).length > 0) return true;
  return false;
}
