import { eq, sql } from "drizzle-orm";
import type { Executor, Transaction } from "./client";
import { idempotencyKeys } from "./schema/audit";

/**
 * Return the stored answer of a committed write: null where the answer is not stored, undefined where there was no
 * write.
 */
export async function storedAnswer(db: Executor, key: string): Promise<string | null | undefined> {
  const [row] = await db.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, key));
  return row?.answer;
}

/** Lock the key until the transaction ends; false while another transaction has it. */
export async function tryLockKey(db: Transaction, key: string): Promise<boolean> {
  const [lock] = await db.execute(sql`select pg_try_advisory_xact_lock(hashtextextended(${key}, 0)) as held`);
  return lock?.held === true;
}

/** Mark the key as done. It takes effect when the transaction commits. */
export async function storeKey(db: Transaction, key: string) {
  await db.insert(idempotencyKeys).values({ key });
}

/** Store the answer for repeated requests. null deletes the key, so that a repeated request runs again. */
export async function storeAnswer(db: Transaction, key: string, answer: string | null) {
  const isKey = eq(idempotencyKeys.key, key);
  if (answer === null) await db.delete(idempotencyKeys).where(isKey);
  else await db.update(idempotencyKeys).set({ answer }).where(isKey);
}

/**
 * Clear every stored answer, because an answer may contain personal data. The keys remain, so no write runs twice.
 * Call it first in a transaction: it waits for running writes with a key, and later ones wait for it.
 */
export async function clearAnswers(db: Transaction) {
  await db.execute(sql`lock table ${idempotencyKeys} in share row exclusive mode`);
  await db.update(idempotencyKeys).set({ answer: null });
}
