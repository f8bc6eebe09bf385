import { createHash } from "node:crypto";
import { and, desc, eq, isNotNull, sql, type SQL } from "drizzle-orm";
import type { Executor, Transaction } from "@/db/client";
import type { billingPeriods } from "@/db/schema/billing";
import type { ujbmMonths } from "@/db/schema/ujbm";
import { fullNameOf, users } from "@/db/schema/users";
import type { payrollPeriods, payrollSlipLocks } from "@/db/schema/work-orders";
import type { Month } from "@/lib/platform/calendar/months";
import type { LockedMonths } from "./rules";

type MonthLocks = typeof billingPeriods | typeof payrollPeriods;
type Unlockable = MonthLocks | typeof payrollSlipLocks;

/** Print a month's first day as yyyy-MM. */
export const monthText = (column: unknown) => sql<Month>`to_char(${column}, 'YYYY-MM')`;

/** Select the first and last locked month of a division, as first days; null without any. */
export const lockedMonths = (locks: MonthLocks | typeof ujbmMonths, divisionId: unknown) => sql<LockedMonths>`(
  select case when count(*) > 0 then
    jsonb_build_object('first', min(all_locked.month)::text, 'last', max(all_locked.month)::text) end
  from ${locks} all_locked where all_locked.division_id = ${divisionId}
    ${"unlockedAt" in locks ? sql`and all_locked.unlocked_at is null` : sql``})`;

type Gated = { gate: string };

/** Key of the advisory lock of a period, of one division where divisions are locked apart. */
export const gateKey = ({ gate }: Gated, divisionId?: unknown): SQL =>
  divisionId === undefined
    ? sql`hashtextextended(${sql.raw(`'${gate}'`)}, 0)`
    : sql`hashtextextended(${sql.raw(`'${gate} '`)} || ${divisionId}, 0)`;

/** Block changes of what the months hold until the transaction ends; waits for running ones. */
export const holdPeriod = (db: Transaction, period: Gated, divisionId?: unknown) =>
  db.execute(sql`select pg_advisory_xact_lock(${gateKey(period, divisionId)})`);

/** Keep the months as they are until the transaction ends; waits for a running lock. */
export const sharePeriod = (db: Transaction, period: Gated) =>
  db.execute(sql`select pg_advisory_xact_lock_shared(${gateKey(period)})`);

type By = { userId: number; now: Date; reason: string };

/** End a lock with author and reason. It stays on record. */
export const endLock = (db: Transaction, locks: Unlockable, id: number, { userId, now, reason }: By) =>
  db.update(locks).set({ unlockedAt: now, unlockedBy: userId, unlockReason: reason }).where(eq(locks.id, id));

/** Record the request to unlock, for a second person. */
export const requestUnlock = (
  db: Transaction,
  locks: typeof payrollPeriods | typeof payrollSlipLocks,
  id: number,
  { userId, now, reason }: By,
) =>
  db
    .update(locks)
    .set({ unlockAskedAt: now, unlockAskedBy: userId, unlockAskedReason: reason })
    .where(eq(locks.id, id));

const maxUnlocks = 10;

/** Return the ended locks of a month, newest first. @param day its first day */
export async function unlocksOf(db: Executor, locks: MonthLocks, divisionId: number, day: string) {
  const rows = await db
    .select({ at: locks.unlockedAt, byName: fullNameOf(users), reason: locks.unlockReason })
    .from(locks)
    .leftJoin(users, eq(users.id, locks.unlockedBy))
    .where(and(eq(locks.divisionId, divisionId), eq(locks.month, day), isNotNull(locks.unlockedAt)))
    .orderBy(desc(locks.id))
    .limit(maxUnlocks);
  return rows.flatMap(({ at, byName, reason }) => (at && reason ? [{ at, byName, reason }] : []));
}

/** Hash of a locked month over the hashes of what it froze, in their order. */
export const periodHash = (hashes: readonly string[]) => createHash("sha256").update(hashes.join("\n")).digest("hex");

/** The same hash in SQL, for the check of stored ones. order: the order in which the lock hashed them. */
export const periodHashSql = (hash: string, order: string, from: string) =>
  `encode(sha256(convert_to(coalesce((select string_agg(${hash}, E'\\n' order by ${order}) ${from}), ''), 'UTF8')), 'hex')`;
