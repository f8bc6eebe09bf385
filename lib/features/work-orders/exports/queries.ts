import { and, desc, eq, isNull, sql, type AnyColumn, type SQL } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { Executor, Transaction } from "@/db/client";
import { preparedQuery } from "@/db/prepared-query";
import type { SlipLine } from "@/db/enums/work-orders";
import { principals } from "@/db/schema/vessels";
import { crew } from "@/db/schema/crew";
import {
  payrollPeriods,
  payrollSettings,
  payrollSlipAllotments,
  payrollSlipLocks,
  personMonths,
  workOrderLines,
  workOrders,
} from "@/db/schema/work-orders";
import { refused } from "@/lib/platform/errors";
import type { CostCenter, DollarPayment } from "./rules";

const maxLots = 500;

/**
 * Slips locked together: of a month, or with lockId of one separate lock. Each slip belongs to exactly one, so it is
 * paid once.
 */
type LockScope = { divisionId: number; month: string; lockId: number | null };

// The values of a LockScope.
const [divisionId, month, lockId] = [
  sql.placeholder("divisionId"),
  sql.placeholder("month"),
  sql.placeholder("lockId"),
];
const inLock = and(
  eq(workOrders.divisionId, divisionId),
  eq(workOrders.month, month),
  eq(workOrders.state, "locked"),
  sql`exists (select from ${personMonths} where ${personMonths.id} = ${workOrders.personMonthId}
    and ${personMonths.lockId} is not distinct from ${lockId}::int)`,
);
const activeLock = and(
  eq(payrollPeriods.divisionId, divisionId),
  eq(payrollPeriods.month, month),
  isNull(payrollPeriods.unlockedAt),
);
const activeSeparateLock = and(
  eq(payrollSlipLocks.divisionId, divisionId),
  eq(payrollSlipLocks.month, month),
  eq(payrollSlipLocks.id, lockId),
  isNull(payrollSlipLocks.unlockedAt),
);
const columnsOf = (table: typeof payrollPeriods | typeof payrollSlipLocks) => ({
  id: table.id,
  lockedAt: table.lockedAt,
  hash: table.hash,
});

const selectLock = preparedQuery((db) => db.select(columnsOf(payrollPeriods)).from(payrollPeriods).where(activeLock));
const selectSeparateLocks = preparedQuery((db) =>
  db.select(columnsOf(payrollSlipLocks)).from(payrollSlipLocks).where(activeSeparateLock),
);
/** Return the lock of a scope. */
export async function lockOf(db: Executor, scope: LockScope) {
  const [lock] = await (scope.lockId === null ? selectLock : selectSeparateLocks)(db, scope);
  return lock;
}

const selectLockForUpdate = preparedQuery((db) =>
  db.select({ id: payrollPeriods.id }).from(payrollPeriods).where(activeLock).for("share"),
);
const selectSeparateLockForUpdate = preparedQuery((db) =>
  db.select({ id: payrollSlipLocks.id }).from(payrollSlipLocks).where(activeSeparateLock).for("share"),
);

/**
 * Keep a scope locked until the transaction ends. Waits for an unlock in progress and sees its result. @throws rule for
 * what is not locked
 */
export async function holdLocked(db: Transaction, scope: LockScope) {
  const [lock] = await (scope.lockId === null ? selectLockForUpdate : selectSeparateLockForUpdate)(db, scope);
  if (!lock) throw refused("payments.notLocked");
}

const selectSeparatelyLocked = preparedQuery((db) =>
  db
    .select({
      lockId: payrollSlipLocks.id,
      crewId: payrollSlipLocks.crewId,
      name: crew.fullName,
      employeeNumber: crew.employeeNumber,
      takeHome: payrollSlipLocks.takeHome,
      lockedAt: payrollSlipLocks.lockedAt,
    })
    .from(payrollSlipLocks)
    .innerJoin(crew, eq(crew.id, payrollSlipLocks.crewId))
    .where(
      and(
        eq(payrollSlipLocks.divisionId, divisionId),
        eq(payrollSlipLocks.month, month),
        isNull(payrollSlipLocks.unlockedAt),
      ),
    )
    .orderBy(desc(payrollSlipLocks.lockedAt), desc(payrollSlipLocks.id))
    .limit(maxLots),
);
/** Return the separate locks of a month, newest first. One query. */
export const separateLocksIn = (db: Executor, scope: { divisionId: number; month: string }) =>
  selectSeparatelyLocked(db, scope);

const accountOfSlip = {
  crewId: workOrders.crewId,
  employeeName: workOrders.crewName,
  employeeNumber: workOrders.employeeNumber,
};
const sentToOthers = sql`coalesce((select sum(${payrollSlipAllotments.amount}) from ${payrollSlipAllotments}
  where ${payrollSlipAllotments.workOrderId} = ${workOrders}.id), 0)`;

const selectPaid = preparedQuery((db) =>
  unionAll(
    db
      .select({
        ...accountOfSlip,
        bankName: workOrders.bankName,
        accountNumber: workOrders.accountNumber,
        accountName: workOrders.accountName,
        takeHome: sql<number>`${workOrders.takeHome} - ${sentToOthers}`.mapWith(Number),
      })
      .from(workOrders)
      .where(inLock),
    db
      .select({
        ...accountOfSlip,
        bankName: sql<string | null>`${payrollSlipAllotments.bankName}`,
        accountNumber: sql<string | null>`${payrollSlipAllotments.accountNumber}`,
        accountName: sql<string | null>`${payrollSlipAllotments.payeeName}`,
        takeHome: sql<number>`${payrollSlipAllotments.amount}`,
      })
      .from(payrollSlipAllotments)
      .innerJoin(workOrders, eq(workOrders.id, payrollSlipAllotments.workOrderId))
      .where(inLock),
  ),
);
/** Return what the slips of a lock pay to whom: allotments to others, the rest to the own account. One query. */
export const paidIn = (db: Executor, scope: LockScope) => selectPaid(db, scope);

const stored = (name: "perDayCents" | "days" | "rupiahPerDollar") =>
  sql`(${workOrderLines.explanation} -> 'values' ->> ${sql.raw(`'${name}'`)})::bigint`;

const selectDollars = preparedQuery((db) =>
  db
    .select({
      crewId: workOrders.crewId,
      employeeName: workOrders.crewName,
      employeeNumber: workOrders.employeeNumber,
      bankName: workOrders.bankName,
      accountNumber: workOrders.accountNumber,
      accountName: workOrders.accountName,
      vesselName: workOrders.vesselName,
      cents: sql<number>`${stored("perDayCents")} * ${stored("days")}`.mapWith(Number),
      rupiahPerDollar: sql<number>`${stored("rupiahPerDollar")}`.mapWith(Number),
      amount: workOrderLines.amount,
    })
    .from(workOrderLines)
    .innerJoin(workOrders, eq(workOrders.id, workOrderLines.workOrderId))
    .where(and(inLock, eq(workOrderLines.name, "tradingOutApart")))
    .orderBy(workOrders.crewName, workOrders.id),
);
/** Return what a lock pays in dollars. One query. */
export const dollarsIn = (db: Executor, scope: LockScope): Promise<DollarPayment[]> => selectDollars(db, scope);

const sum = (column: AnyColumn | SQL) => sql<number>`sum(${column})`.mapWith(Number);
const center = { vesselId: workOrders.vesselId, principalId: workOrders.principalId };

const selectSums = preparedQuery((db) =>
  db
    .select({
      ...center,
      vesselName: sql<string | null>`max(${workOrders.vesselName})`,
      principalName: sql<string | null>`max(${principals.name})`,
      workOrders: sql<number>`count(*)::int`,
      income: sum(workOrders.income),
      employerPension: sum(workOrders.employerPension),
      deductions: sum(workOrders.deductions),
      takeHome: sum(sql`greatest(${workOrders.takeHome}, 0)`),
      toCollect: sum(sql`greatest(-${workOrders.takeHome}, 0)`),
    })
    .from(workOrders)
    .leftJoin(principals, eq(principals.id, workOrders.principalId))
    .where(inLock)
    .groupBy(workOrders.vesselId, workOrders.principalId)
    .orderBy(sql`max(${principals.name}) nulls last`, sql`max(${workOrders.vesselName})`, workOrders.vesselId),
);
const selectComponents = preparedQuery((db) =>
  db
    .select({
      ...center,
      name: workOrderLines.name,
      amount: sql<number>`sum(${workOrderLines.amount})`.mapWith(Number),
    })
    .from(workOrderLines)
    .innerJoin(workOrders, eq(workOrders.id, workOrderLines.workOrderId))
    .where(inLock)
    .groupBy(workOrders.vesselId, workOrders.principalId, workOrderLines.name),
);

/** Return totals of a lock by vessel and component. Two queries. */
export async function costCentersOf(db: Executor, scope: LockScope): Promise<CostCenter[]> {
  const [sums, lines] = await Promise.all([selectSums(db, scope), selectComponents(db, scope)]);
  return sums.map(({ principalId, ...one }) => {
    const own = lines.filter((line) => line.vesselId === one.vesselId && line.principalId === principalId);
    const entries = own.map(({ name, amount }): [SlipLine, number] => [name, amount]);
    return { ...one, components: Object.fromEntries(entries) };
  });
}

const selectSettings = preparedQuery((db) =>
  db
    .select({ isPensionBilled: payrollSettings.billsPension, accounts: payrollSettings.debtAccounts })
    .from(payrollSettings)
    .where(eq(payrollSettings.divisionId, divisionId)),
);
/** Return whether employer JHT and JP are billed, and the account codes by kind of debt. */
export async function journalSettings(db: Executor, ofDivision: number) {
  const [settings] = await selectSettings(db, { divisionId: ofDivision });
  return settings ?? { isPensionBilled: true, accounts: {} };
}
