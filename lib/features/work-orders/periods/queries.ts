import { and, asc, desc, eq, inArray, isNull, sql, type AnyColumn, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Executor } from "@/db/client";
import { crew } from "@/db/schema/crew";
import { lookups } from "@/db/schema/lookups";
import { preparationPkls } from "@/db/schema/preparation";
import { fullNameOf, users } from "@/db/schema/users";
import {
  irregularPays,
  payDifferences,
  payrollDebts,
  payrollLeftOut,
  payrollPeriods,
  payrollRuns,
  payrollSlipLocks,
  personMonths,
  workOrderAdjustments,
  workOrders,
} from "@/db/schema/work-orders";
import { monthText } from "@/lib/features/accounting-periods/queries";
import { awaitsSeparateLock } from "@/lib/features/accounting-periods/payroll-redraft.queries";
import { firstDayOf, type Month } from "@/lib/platform/calendar/months";
import { isLockedAfterMonth } from "../left-out.queries";

export const maxShown = 100;
export const maxMonths = 36;
const askers = alias(users, "askers");

/** Match counted slips. In a locked month only locked ones count; its drafts are of left-out people. */
const countedSlips = (state: unknown, divisionId: number, month: unknown) =>
  sql`(${state} = 'locked' or ${month} not in (select ${payrollPeriods.month} from ${payrollPeriods}
    where ${payrollPeriods.divisionId} = ${divisionId} and ${payrollPeriods.unlockedAt} is null))`;

/** Return the current totals of a division's months, newest first. */
export const sumsOf = (db: Executor, divisionId: number, months: readonly Month[]) =>
  db
    .select({
      month: monthText(personMonths.month),
      people: sql<number>`count(distinct ${personMonths.crewId})::int`,
      held: sql<number>`count(*) filter (where ${personMonths.isHeld})::int`,
      takeHome: sql<number>`sum(greatest(${personMonths.takeHome}, 0))`.mapWith(Number),
      takeHomeHeld:
        sql<number>`coalesce(sum(greatest(${personMonths.takeHome}, 0)) filter (where ${personMonths.isHeld}), 0)`.mapWith(
          Number,
        ),
      toCollect: sql<number>`sum(greatest(-${personMonths.takeHome}, 0))`.mapWith(Number),
      workOrders:
        sql<number>`(select count(*) from ${workOrders} where ${workOrders.divisionId} = ${divisionId} and ${workOrders.month} = ${personMonths}.month
          and ${countedSlips(workOrders.state, divisionId, sql`${personMonths}.month`)})`.mapWith(Number),
    })
    .from(personMonths)
    .where(
      and(
        eq(personMonths.divisionId, divisionId),
        inArray(personMonths.month, months.map(firstDayOf)),
        countedSlips(personMonths.state, divisionId, personMonths.month),
      ),
    )
    .groupBy(personMonths.month)
    .orderBy(desc(personMonths.month));

/** Sum slips locked separately after the month, of left-out people. */
const lockedSince = (what: SQL) => sql<number>`(select coalesce(${what}, 0) from ${payrollSlipLocks}
  where ${payrollSlipLocks.divisionId} = ${payrollPeriods.divisionId} and ${payrollSlipLocks.month} = ${payrollPeriods.month}
    and ${payrollSlipLocks.unlockedAt} is null and ${isLockedAfterMonth})`;
const plusLockedSince = (column: AnyColumn, what: SQL) => sql<number>`${column} + ${lockedSince(what)}`.mapWith(Number);

/** Count left-out people who still need a separate lock. */
const countLeftOpen =
  sql<number>`(select count(*) from ${payrollLeftOut} where ${payrollLeftOut.periodId} = ${payrollPeriods.id}
  and ${awaitsSeparateLock(payrollLeftOut.crewId, payrollPeriods.month)})`.mapWith(Number);

/** Return a division's active locks, newest first, with separate locks made since. */
export const locksOf = (db: Executor, divisionId: number, month?: Month) =>
  db
    .select({
      id: payrollPeriods.id,
      month: monthText(payrollPeriods.month),
      lockedAt: payrollPeriods.lockedAt,
      lockedByName: fullNameOf(users),
      unlockAskedBy: payrollPeriods.unlockAskedBy,
      unlockAskedByName: fullNameOf(askers),
      unlockAskedReason: payrollPeriods.unlockAskedReason,
      hash: payrollPeriods.hash,
      people: plusLockedSince(payrollPeriods.people, sql`count(*)`),
      workOrders: plusLockedSince(payrollPeriods.workOrders, sql`sum(${payrollSlipLocks.workOrders})`),
      leftOpen: countLeftOpen,
      takeHome: plusLockedSince(payrollPeriods.takeHome, sql`sum(${payrollSlipLocks.takeHome})`),
    })
    .from(payrollPeriods)
    .leftJoin(users, eq(users.id, payrollPeriods.lockedBy))
    .leftJoin(askers, eq(askers.id, payrollPeriods.unlockAskedBy))
    .where(
      and(
        eq(payrollPeriods.divisionId, divisionId),
        isNull(payrollPeriods.unlockedAt),
        month ? eq(payrollPeriods.month, firstDayOf(month)) : undefined,
      ),
    )
    .orderBy(desc(payrollPeriods.month))
    .limit(maxMonths);

/** Return the drafting progress of a month; null without an active run. */
export async function draftingRunOf(db: Executor, divisionId: number, month: Month) {
  const [run] = await db
    .select({ done: payrollRuns.done, total: payrollRuns.total })
    .from(payrollRuns)
    .where(
      and(
        eq(payrollRuns.divisionId, divisionId),
        eq(payrollRuns.month, firstDayOf(month)),
        eq(payrollRuns.kind, "draft"),
        isNull(payrollRuns.finishedAt),
      ),
    )
    .orderBy(desc(payrollRuns.id))
    .limit(1);
  return run ?? null;
}

const personColumns = { crewId: crew.id, name: crew.fullName, employeeNumber: crew.employeeNumber };

/** Return the people whose month cannot be locked, with the problems. */
export const blockedPeopleOf = (db: Executor, divisionId: number, month: Month) =>
  db
    .select({ ...personColumns, problems: personMonths.problems })
    .from(personMonths)
    .innerJoin(crew, eq(crew.id, personMonths.crewId))
    .where(
      and(
        eq(personMonths.divisionId, divisionId),
        eq(personMonths.month, firstDayOf(month)),
        sql`${personMonths.isHeld}`,
      ),
    )
    .orderBy(asc(crew.fullName), asc(crew.id))
    .limit(maxShown);

/**
 * Return extra pay and adjustments of people without days on board, which no slip pays. which: people to check. product
 * 5.15.6b
 */
export const unplacedIn = (db: Executor, divisionId: number, month: Month, condition?: SQL) =>
  db
    .select({ ...personColumns, amount: sql<number>`sum(paid.amount)`.mapWith(Number) })
    .from(
      sql`(select ${irregularPays.crewId} as crew_id, ${irregularPays.amount} as amount from ${irregularPays}
        where ${irregularPays.month} = ${firstDayOf(month)} and ${irregularPays.removedAt} is null and not ${irregularPays.isWaiting}
        union all select ${workOrderAdjustments.crewId}, ${workOrderAdjustments.amount} from ${workOrderAdjustments}
        where ${workOrderAdjustments.month} = ${firstDayOf(month)} and ${workOrderAdjustments.removedAt} is null and not ${workOrderAdjustments.isWaiting}) as paid`,
    )
    .innerJoin(crew, sql`${crew.id} = paid.crew_id`)
    .where(
      and(
        eq(crew.divisionId, divisionId),
        condition,
        sql`not exists (select from ${workOrders} where ${workOrders.crewId} = ${crew.id} and ${workOrders.month} = ${firstDayOf(month)})`,
      ),
    )
    .groupBy(crew.id)
    .orderBy(asc(crew.fullName))
    .limit(maxShown);

const [ofPkl, ofRecord] = [alias(lookups, "of_pkl"), alias(lookups, "of_record")];

/** Return people whose agreement states another tax status than the record. product 5.15.3 */
export const taxStatusesIn = (db: Executor, divisionId: number, month: Month) =>
  db
    .selectDistinctOn([crew.fullName, crew.id], {
      ...personColumns,
      ptkpId: preparationPkls.ptkpId,
      was: crew.ptkpId,
      ofPkl: sql<string>`coalesce(${ofPkl.code}, ${ofPkl.name})`,
      ofRecord: sql<string | null>`coalesce(${ofRecord.code}, ${ofRecord.name})`,
    })
    .from(workOrders)
    .innerJoin(crew, eq(crew.id, workOrders.crewId))
    .innerJoin(preparationPkls, eq(preparationPkls.id, workOrders.pklId))
    .innerJoin(ofPkl, eq(ofPkl.id, preparationPkls.ptkpId))
    .leftJoin(ofRecord, eq(ofRecord.id, crew.ptkpId))
    .where(
      and(
        eq(workOrders.divisionId, divisionId),
        eq(workOrders.month, firstDayOf(month)),
        sql`${preparationPkls.ptkpId} is distinct from ${crew.ptkpId}`,
      ),
    )
    .orderBy(asc(crew.fullName), asc(crew.id), desc(workOrders.firstDay))
    .limit(maxShown);

/** Lock the row of an active payroll lock. */
export async function lockActiveRow(db: Executor, divisionId: number, month: Month) {
  const [lock] = await db
    .select()
    .from(payrollPeriods)
    .where(
      and(
        eq(payrollPeriods.divisionId, divisionId),
        eq(payrollPeriods.month, firstDayOf(month)),
        isNull(payrollPeriods.unlockedAt),
      ),
    )
    .for("update");
  return lock;
}

/** Count active separate locks of a month. */
export const countSeparateLocks = (db: Executor, divisionId: number, month: Month) =>
  db.$count(
    payrollSlipLocks,
    and(
      eq(payrollSlipLocks.divisionId, divisionId),
      eq(payrollSlipLocks.month, firstDayOf(month)),
      isNull(payrollSlipLocks.unlockedAt),
    ),
  );

/**
 * Count debts that take back overpayments of a locked month, by its first day. Locking the month again would charge
 * them twice.
 */
export const countDebtsOfMonth = (
  db: Executor,
  { divisionId, month, crewId }: { divisionId: number; month: string; crewId?: number },
) =>
  db.$count(
    payrollDebts,
    and(
      eq(payrollDebts.divisionId, divisionId),
      eq(payrollDebts.state, "open"),
      crewId === undefined ? undefined : eq(payrollDebts.crewId, crewId),
      sql`${payrollDebts.differenceId} in (select ${payDifferences.id} from ${payDifferences} where ${payDifferences.month} = ${month})`,
    ),
  );
