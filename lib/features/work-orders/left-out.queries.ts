import { and, asc, eq, isNull, not, sql, type SQL } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { crew } from "@/db/schema/crew";
import { fullNameOf, users } from "@/db/schema/users";
import { payrollLeftOut, payrollPeriods, payrollSlipLocks, personMonths } from "@/db/schema/work-orders";
import { monthText } from "@/lib/features/accounting-periods/queries";
import { awaitsSeparateLock } from "@/lib/features/accounting-periods/payroll-redraft.queries";
import { firstDayOf, type Month } from "@/lib/platform/calendar/months";
import { maxLeftOut } from "./open-months.rules";

/**
 * Return the months that were locked without these people and still need a lock of their own, earliest first. One
 * query.
 */
export const unlockedLeftOutMonths = (db: Executor, condition: SQL | undefined) =>
  db
    .select({ crewId: payrollLeftOut.crewId, month: monthText(payrollPeriods.month) })
    .from(payrollLeftOut)
    .innerJoin(payrollPeriods, eq(payrollPeriods.id, payrollLeftOut.periodId))
    .where(
      and(
        condition,
        isNull(payrollPeriods.unlockedAt),
        awaitsSeparateLock(payrollLeftOut.crewId, payrollPeriods.month),
      ),
    )
    .orderBy(asc(payrollPeriods.month), asc(payrollLeftOut.crewId));

export const unlockedLeftOutMonthsOf = async (db: Executor, crewId: number): Promise<Month[]> =>
  (await unlockedLeftOutMonths(db, eq(payrollLeftOut.crewId, crewId))).map(({ month }) => month);

/**
 * Check that a separate lock was made after the lock of its month, which left the person out. Any other separate lock
 * is part of the month's lock. The two times may be the same, so they alone do not tell.
 */
export const isLockedAfterMonth = sql<boolean>`(${payrollSlipLocks.lockedAt} >= ${payrollPeriods.lockedAt}
  and exists (select from ${payrollLeftOut} where ${payrollLeftOut.periodId} = ${payrollPeriods.id}
    and ${payrollLeftOut.crewId} = ${payrollSlipLocks.crewId}))`;

const separateLocksOfMonth = (db: Executor, condition: SQL | undefined) =>
  db
    .select({ id: payrollSlipLocks.id })
    .from(payrollSlipLocks)
    .innerJoin(
      payrollPeriods,
      and(
        eq(payrollPeriods.divisionId, payrollSlipLocks.divisionId),
        eq(payrollPeriods.month, payrollSlipLocks.month),
        isNull(payrollPeriods.unlockedAt),
      ),
    )
    .where(and(isNull(payrollSlipLocks.unlockedAt), condition))
    .limit(1);

/** Check whether people left out of a month's lock were locked separately since. */
export const hasLockAfterMonth = async (db: Executor, periodId: number): Promise<boolean> =>
  (await separateLocksOfMonth(db, and(eq(payrollPeriods.id, periodId), isLockedAfterMonth))).length > 0;

/** Check whether a separate lock became part of its month's lock. */
export const isPartOfMonthLock = async (db: Executor, lockId: number): Promise<boolean> =>
  (await separateLocksOfMonth(db, and(eq(payrollSlipLocks.id, lockId), not(isLockedAfterMonth)))).length > 0;

const isLastPart = sql`${personMonths.part} = (select max(other.part) from ${personMonths} other
  where other.crew_id = ${personMonths.crewId} and other.month = ${personMonths.month})`;

/** Return the people a lock left out, with the state of their slips since then. */
export const leftOutOf = (db: Executor, periodId: number, month: Month) =>
  db
    .select({
      crewId: crew.id,
      name: crew.fullName,
      employeeNumber: crew.employeeNumber,
      reason: payrollLeftOut.reason,
      state: personMonths.state,
      isHeld: personMonths.isHeld,
      takeHome: personMonths.takeHome,
      lockId: payrollSlipLocks.id,
      lockedAt: payrollSlipLocks.lockedAt,
      lockedByName: fullNameOf(users),
      isLast: sql<boolean>`not exists (select from ${personMonths} later where later.crew_id = ${crew.id}
        and later.month > ${firstDayOf(month)} and later.state = 'locked')`,
    })
    .from(payrollLeftOut)
    .innerJoin(crew, eq(crew.id, payrollLeftOut.crewId))
    .leftJoin(
      personMonths,
      and(eq(personMonths.crewId, crew.id), eq(personMonths.month, firstDayOf(month)), isLastPart),
    )
    .leftJoin(payrollSlipLocks, eq(payrollSlipLocks.id, personMonths.lockId))
    .leftJoin(users, eq(users.id, payrollSlipLocks.lockedBy))
    .where(eq(payrollLeftOut.periodId, periodId))
    .orderBy(asc(crew.fullName), asc(crew.id))
    .limit(maxLeftOut);
