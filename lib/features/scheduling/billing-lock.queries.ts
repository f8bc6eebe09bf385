import { sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import type { BillingKind } from "@/db/enums/billing";
import { AppError } from "@/lib/platform/errors";

const key = sql`hashtextextended('billing', 0)`;

/** Take the exclusive billing lock, to lock or unlock a month. It waits for all changes that have started. */
export const lockBillsExclusive = (db: Transaction) => db.execute(sql`select pg_advisory_xact_lock(${key})`);

export const periodLocked = () => new AppError("conflict", "billing.periodLocked", {}, [], "PERIOD_LOCKED");

/**
 * Take the shared billing lock, so that months stay unchanged until the transaction ends. It waits for a running
 * month lock.
 */
export const lockBillsShared = (db: Transaction) => db.execute(sql`select pg_advisory_xact_lock_shared(${key})`);

/**
 * Check that a row is not billed with a locked month, under the shared billing lock, so that a month lock includes
 * the change or refuses it. product 5.14 @throws conflict PERIOD_LOCKED
 */
export async function assertUnbilled(db: Transaction, { kind, sourceId }: { kind: BillingKind; sourceId: number }) {
  await lockBillsShared(db);
  const [billed] = await db.execute(sql`
    select 1 from billing_rows where kind = ${kind} and source_id = ${sourceId} and not is_released`);
  if (billed) throw periodLocked();
}
