import { sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import type { BillingKind } from "@/db/enums/billing";
import { AppError } from "@/lib/platform/errors";

const key = sql`hashtextextended('billing', 0)`;

/** Whoever locks or unlocks a month of bills comes one after the other, and after every change that has begun. */
export const holdBills = (db: Transaction) => db.execute(sql`select pg_advisory_xact_lock(${key})`);

export const periodLocked = () => new AppError("conflict", "billing.periodLocked", {}, [], "PERIOD_LOCKED");

/** Months of bills stay as they are until the transaction ends; waits for whoever locks one. */
export const keepBills = (db: Transaction) => db.execute(sql`select pg_advisory_xact_lock_shared(${key})`);

/**
 * Keeps the months of bills as they are until a change of this row is stored: a lock sees it or waits for it, and what comes after the lock
 * is refused. product 5.14 @throws conflict PERIOD_LOCKED for what is billed with a locked month
 */
export async function assertUnbilled(db: Transaction, { kind, sourceId }: { kind: BillingKind; sourceId: number }) {
  await keepBills(db);
  const [billed] = await db.execute(sql`
    select 1 from billing_rows where kind = ${kind} and source_id = ${sourceId} and not is_released`);
  if (billed) throw periodLocked();
}
