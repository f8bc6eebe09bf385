import { and, eq, inArray, sql, type SQL } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { paymentRuns, paymentTransfers, personMonths } from "@/db/schema/work-orders";
import { anyOf } from "@/db/any-of";

/**
 * Take the advisory lock for payments of a division. Making, releasing and answering runs exclude each other and
 * unlocks.
 */
export const holdPayments = (db: Transaction, divisionId: number) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`payments ${divisionId}`}, 0))`);

/** A lock: of a whole month, or of one person's slips. */
export type LockScope = { divisionId: number; month: string; lockId: number | null };

/** Match the transfers of the slips that a lock froze. */
const transfersOfLock = ({ divisionId, month, lockId }: LockScope): SQL | undefined =>
  and(
    eq(paymentTransfers.divisionId, divisionId),
    eq(paymentTransfers.month, month),
    sql`exists (select from ${personMonths} slip where slip.crew_id = ${paymentTransfers.crewId} and slip.month = ${paymentTransfers.month}
      and slip.part = ${paymentTransfers.part} and slip.lock_id is not distinct from ${lockId}::int)`,
  );

/** Count transfers of these slips in released runs, whatever the bank answered. */
export const countReleasedTransfers = (db: Transaction, of: LockScope) =>
  db.$count(
    paymentTransfers,
    and(transfersOfLock(of), inArray(paymentTransfers.state, ["released", "paid", "rejected"])),
  );

/** Drop the unreleased runs of a lock. @returns their ids */
export async function dropUnreleasedRuns(
  db: Transaction,
  of: LockScope,
  by: { userId: number; now: Date; reason: string },
) {
  const runs = await db
    .selectDistinct({ id: paymentTransfers.runId })
    .from(paymentTransfers)
    .where(and(transfersOfLock(of), eq(paymentTransfers.state, "prepared")));
  const ids = runs.map(({ id }) => id);
  if (ids.length > 0) await dropRuns(db, ids, by);
  return ids;
}

/** Drop unreleased runs with a reason. Their amounts become due again. */
export async function dropRuns(
  db: Transaction,
  ids: readonly number[],
  { userId, now, reason }: { userId: number; now: Date; reason: string },
) {
  await db
    .update(paymentRuns)
    .set({ state: "dropped", droppedAt: now, droppedBy: userId, reason })
    .where(anyOf(paymentRuns.id, ids));
  await db.update(paymentTransfers).set({ state: "dropped" }).where(anyOf(paymentTransfers.runId, ids));
}
