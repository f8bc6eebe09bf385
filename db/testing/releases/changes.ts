/**
 * What a later release did on purpose to data that an earlier one kept. Everything else must come out of the migrations as it went in.
 * `since` is the release that did it: fixtures of older releases are read through the change.
 */
export type Change = { since: string; why: string } & (
  | { table: string; becomes: string }
  | { column: string; becomes: string }
  | { column: string; rewritten: true }
  | { column: string; dropped: true }
  | { table: string; dropped: true }
  | { table: string; addedRows: number }
);

/**
 * In the order they were made. Columns are named by the table they were in before the change, two tables that became one by one line each:
 *
 *   { since: "0.2.0", table: "crew_papers", becomes: "crew_documents", why: "glossary: one name for documents" },
 *   { since: "0.2.0", column: "crew.seafarer_code", becomes: "crew.seafarer_number", why: "the field's term" },
 *   { since: "0.2.0", column: "mails.type", rewritten: true, why: "types are named after their operation" },
 *   { since: "0.3.0", column: "users.session_version", dropped: true, why: "sessions are rows, ended one by one" },
 *   { since: "0.3.0", table: "lookups", addedRows: 12, why: "ports of Papua" },
 */
const decimals = { rewritten: true, why: "a fee has two decimals: 8 is written 8.00" } as const;
export const changes: readonly Change[] = [
  { since: "0.2.0", column: "billing_rows.fee_percentage", ...decimals },
  { since: "0.2.0", column: "contracts.fee_percentage", ...decimals },
  { since: "0.2.0", column: "fee_rates.fee_percentage", ...decimals },
  {
    since: "0.2.0",
    column: "rate_versions.source",
    rewritten: true,
    why: "the source of a delivered draft is a source, without what was still to be compared",
  },
  {
    since: "0.2.0",
    column: "job_openings.search_text",
    rewritten: true,
    why: "texts are compared without accents, apostrophes and hyphens",
  },
];
