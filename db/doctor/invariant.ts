import type { Executor, Transaction } from "../client";

/** SQL that returns a row per violation, with its key as "id". `now` is the time of the check. */
type Query = { sql: (now: Date) => string };
/** A check that SQL alone cannot do. It returns the keys of the violations. */
type ScanInvariant = { walk: (db: Executor, now: Date) => Promise<string[]> };

/** An invariant of the database beyond its constraints. */
export type Invariant = (Query | ScanInvariant) & {
  /**
   * Noun and name: "billing.rows-on-invoice". messages/doctor.json describes the rule and what an administrator does
   * about a violation.
   */
  id: string;
  /** Fix these violations where no data is lost. Runs in the transaction of its audit entry. */
  fix?: (db: Transaction, ids: readonly string[]) => Promise<void>;
};

/** A time so many hours ago, as SQL. */
export const hoursBefore = (now: Date, hours: number) =>
  `timestamptz '${new Date(now.getTime() - hours * 3_600_000).toISOString()}'`;
