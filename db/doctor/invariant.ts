import type { Executor, Transaction } from "../client";

/** Plain SQL that answers a row per break, its key as "id". `now` is the moment it is asked for. */
type Query = { sql: (now: Date) => string };
/** What SQL alone cannot tell: answers the keys of the breaks. */
type Walk = { walk: (db: Executor, now: Date) => Promise<string[]> };

/** What must hold in the database beyond its constraints. */
export type Invariant = (Query | Walk) & {
  /** The noun and what holds: "billing.rows-on-invoice". messages/doctor.json says it in words, and what an administrator does about a break. */
  id: string;
  /** Mends the breaks of these keys where that loses nothing; runs in the transaction of its audit entry. */
  fix?: (db: Transaction, ids: readonly string[]) => Promise<void>;
};

/** A moment as SQL reads it, so many hours before now. */
export const hoursBefore = (now: Date, hours: number) =>
  `timestamptz '${new Date(now.getTime() - hours * 3_600_000).toISOString()}'`;
