import { sql } from "drizzle-orm";
import type { Executor } from "../client";
import type { Invariant } from "./invariant";

/** Violations of one invariant. examples: keys of the first ten. failed: why it could not be checked. */
export type Finding = {
  id: string;
  count: number;
  examples: string[];
  canFix: boolean;
  failed?: string;
};

const maxExamples = 10;
const timeoutSeconds = 60;

const reasonOf = (error: unknown) => {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? cause.message : String(cause);
};

async function violationsOf(db: Executor, invariant: Invariant, now: Date, limit: number) {
  if ("walk" in invariant) {
    const ids = await invariant.walk(db, now);
    return { count: ids.length, ids: ids.slice(0, limit) };
  }
  const [row] = await db.execute<{ count: number; ids: string[] }>(sql`
    with broken as materialized (${sql.raw(invariant.sql(now))})
    select (select count(*)::int from broken) as count,
      array(select id::text from broken order by id limit ${limit}) as ids`);
  return row ?? { count: 0, ids: [] };
}

/** Return at most `limit` ids that violate an invariant. Read inside the transaction that fixes them. */
export const brokenIds = async (db: Executor, invariant: Invariant, now: Date, limit: number) =>
  (await violationsOf(db, invariant, now, limit)).ids;

/** Carries a result out of a transaction that is rolled back. */
class Answer<T> extends Error {
  constructor(readonly value: T) {
    super();
  }
}

/**
 * Run a read in a read-only transaction with a statement timeout of a minute. It is rolled back, so that an outer one
 * can write again.
 */
async function inReadTransaction<T>(db: Executor, read: (tx: Executor) => Promise<T>): Promise<T> {
  try {
    return await db.transaction(async (tx): Promise<T> => {
      await tx.execute(sql.raw("set transaction read only"));
      await tx.execute(sql.raw(`set local statement_timeout = '${timeoutSeconds}s'`));
      throw new Answer(await read(tx));
    });
  } catch (error) {
    if (error instanceof Answer) return error.value;
    throw error;
  }
}

async function examineOne(db: Executor, invariant: Invariant, now: Date): Promise<Finding | null> {
  const { id, fix } = invariant;
  const base = { id, canFix: fix !== undefined };
  try {
    const { count, ids } = await inReadTransaction(db, (tx) => violationsOf(tx, invariant, now, maxExamples));
    return count > 0 ? { ...base, count, examples: ids } : null;
  } catch (error) {
    return { ...base, canFix: false, count: 0, examples: [], failed: reasonOf(error) };
  }
}

/** Check invariants one after the other. A failed check is a finding too. */
export async function examine(db: Executor, invariants: readonly Invariant[], now: Date): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const invariant of invariants) {
    const finding = await examineOne(db, invariant, now);
    if (finding) findings.push(finding);
  }
  return findings;
}
