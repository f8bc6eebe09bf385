import { sql } from "drizzle-orm";
import type { Executor } from "../client";
import type { Invariant } from "./invariant";

/** Breaks of one invariant; examples: the keys of the first ten. failed: it could not be asked, and why. */
export type Finding = {
  id: string;
  count: number;
  examples: string[];
  canFix: boolean;
  failed?: string;
};

const examplesLimit = 10;
const seconds = 60;

const reasonOf = (error: unknown) => {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? cause.message : String(cause);
};

async function breaksOf(db: Executor, invariant: Invariant, now: Date, limit: number) {
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

/** The keys of breaks, at most so many, read in the transaction that mends them. */
export const brokenIds = async (db: Executor, invariant: Invariant, now: Date, limit: number) =>
  (await breaksOf(db, invariant, now, limit)).ids;

/** Carries an answer out of a transaction that is undone. */
class Answer<T> extends Error {
  constructor(readonly value: T) {
    super();
  }
}

/** Read in a transaction that can write nothing, a statement at most a minute; undone, so that one around it may write again. */
async function reading<T>(db: Executor, read: (tx: Executor) => Promise<T>): Promise<T> {
  try {
    return await db.transaction(async (tx): Promise<T> => {
      await tx.execute(sql.raw("set transaction read only"));
      await tx.execute(sql.raw(`set local statement_timeout = '${seconds}s'`));
      throw new Answer(await read(tx));
    });
  } catch (error) {
    if (error instanceof Answer) return error.value;
    throw error;
  }
}

async function examineOne(db: Executor, invariant: Invariant, now: Date): Promise<Finding | null> {
  const { id, fix } = invariant;
  const found = { id, canFix: fix !== undefined };
  try {
    const { count, ids } = await reading(db, (tx) => breaksOf(tx, invariant, now, examplesLimit));
    return count > 0 ? { ...found, count, examples: ids } : null;
  } catch (error) {
    return { ...found, canFix: false, count: 0, examples: [], failed: reasonOf(error) };
  }
}

/** Ask invariants one after the other. An invariant that cannot be asked is a finding too. */
export async function examine(db: Executor, invariants: readonly Invariant[], now: Date): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const invariant of invariants) {
    const finding = await examineOne(db, invariant, now);
    if (finding) findings.push(finding);
  }
  return findings;
}
