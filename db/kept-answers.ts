import { eq, sql } from "drizzle-orm";
import type { Executor, Transaction } from "./client";
import { idempotencyKeys } from "./schema/audit";

/** What a committed write answered under this key: null where that is not kept, undefined where no write was committed. */
export async function answerUnder(db: Executor, key: string): Promise<string | null | undefined> {
  const [known] = await db.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, key));
  return known?.answer;
}

/** Holds the key until the transaction ends, however it ends; false while another transaction holds it. */
export async function holdKey(db: Transaction, key: string): Promise<boolean> {
  const [lock] = await db.execute(sql`select pg_try_advisory_xact_lock(hashtextextended(${key}, 0)) as held`);
  return lock?.held === true;
}

/** From its transaction's commit on the key is known as done. */
export async function storeKey(db: Transaction, key: string) {
  await db.insert(idempotencyKeys).values({ key });
}

/** Keeps what a repetition is answered; null frees the key, so that a repetition is carried out again. */
export async function keepAnswer(db: Transaction, key: string, answer: string | null) {
  const own = eq(idempotencyKeys.key, key);
  if (answer === null) await db.delete(idempotencyKeys).where(own);
  else await db.update(idempotencyKeys).set({ answer }).where(own);
}

/** Empties every kept answer, for nobody can tell whom it names; that the writes were done stays known. To be called before a transaction does anything else: writes under a key end before it, or wait for its end. */
export async function forgetAnswers(db: Transaction) {
  await db.execute(sql`lock table ${idempotencyKeys} in share row exclusive mode`);
  await db.update(idempotencyKeys).set({ answer: null });
}
