import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { Executor, Transaction } from "@/db/client";
import { crewBankAccounts } from "@/db/schema/crew";
import { paymentTransfers, payrollPeriods, payrollSlipLocks, personMonths, workOrders } from "@/db/schema/work-orders";
import type { TransferState } from "@/db/enums/work-orders";
import { refused } from "@/lib/platform/errors";
import { selectAllottedAmounts, type AllottedRow } from "../allotments/transfers.queries";
import { paidOut } from "../pay-balance.rules";
import type { LockScope } from "../released-runs.queries";
import { openDuesOf, splitSlip, type Due, type OwedSlip, type Sent } from "./dues.rules";

const accountOnRecord = and(
  eq(crewBankAccounts.crewId, personMonths.crewId),
  eq(crewBankAccounts.sequence, 1),
  isNull(crewBankAccounts.removedAt),
);

const lockedIn = ({ divisionId, month, lockId }: LockScope) =>
  and(
    eq(personMonths.divisionId, divisionId),
    eq(personMonths.month, month),
    eq(personMonths.state, "locked"),
    lockId === null ? undefined : eq(personMonths.lockId, lockId),
  );

/** Select every locked slip of a month or lock with its account: the frozen one, or the corrected one on record. */
const selectSlips = (db: Executor, { divisionId, month, lockId }: LockScope) =>
  db
    .selectDistinctOn([workOrders.crewName, personMonths.crewId, personMonths.part], {
      crewId: personMonths.crewId,
      part: personMonths.part,
      hash: personMonths.hash,
      takeHome: personMonths.takeHome,
      employeeName: workOrders.crewName,
      employeeNumber: workOrders.employeeNumber,
      frozen: {
        bankName: workOrders.bankName,
        accountNumber: workOrders.accountNumber,
        accountName: workOrders.accountName,
      },
      record: {
        bankName: crewBankAccounts.bankName,
        accountNumber: crewBankAccounts.accountNumber,
        accountName: crewBankAccounts.accountName,
      },
    })
    .from(personMonths)
    .innerJoin(workOrders, eq(workOrders.personMonthId, personMonths.id))
    .leftJoin(crewBankAccounts, accountOnRecord)
    .where(lockedIn({ divisionId, month, lockId }))
    .orderBy(asc(workOrders.crewName), asc(personMonths.crewId), asc(personMonths.part), asc(workOrders.id));

/** Merge the payees of a slip over its vessels. */
function mergePayees(rows: readonly AllottedRow[]) {
  const payees = new Map<number, AllottedRow>();
  for (const row of rows) {
    const payee = payees.get(row.payeeId);
    payees.set(row.payeeId, payee ? { ...payee, amount: payee.amount + row.amount } : row);
  }
  return [...payees.values()].map(({ payeeId, accountName, newest, amount }) => ({
    payeeId,
    accountName,
    ...newest,
    amount,
  }));
}

/**
 * Return what each locked slip owes and to whom, allotments first, then the own account. Payment runs use only this
 * list. Whole rupiah. Two queries.
 */
export async function owedSlipsOf(db: Executor, of: LockScope): Promise<OwedSlip[]> {
  const [rows, allotted] = [await selectSlips(db, of), await selectAllottedAmounts(db, lockedIn(of))];
  const bySlip = new Map<string, AllottedRow[]>();
  for (const one of allotted) bySlip.set(keyOf(one), [...(bySlip.get(keyOf(one)) ?? []), one]);
  return rows.map(({ takeHome, frozen, record, ...slip }) => {
    const netPay = paidOut(takeHome);
    const own = record?.accountNumber ? record : frozen;
    return { ...slip, owed: netPay, payees: splitSlip(netPay, mergePayees(bySlip.get(keyOf(slip)) ?? []), own) };
  });
}

const keyOf = ({ crewId, part }: { crewId: number; part: number }) => `${crewId} ${part}`;

/** Select all transfers ever made of a month's slips, also of slips that were unlocked. One query. */
const sentOf = (db: Executor, { divisionId, month, lockId }: LockScope) =>
  db
    .select({
      crewId: paymentTransfers.crewId,
      part: paymentTransfers.part,
      kind: paymentTransfers.payeeKind,
      payeeId: paymentTransfers.payeeId,
      amount: paymentTransfers.amount,
      state: paymentTransfers.state,
      employeeName: paymentTransfers.employeeName,
      employeeNumber: paymentTransfers.employeeNumber,
      isDraft: sql<boolean>`exists (select from ${personMonths} slip where slip.crew_id = ${paymentTransfers}.crew_id
        and slip.month = ${paymentTransfers}.month and slip.part = ${paymentTransfers}.part and slip.state = 'draft')`,
    })
    .from(paymentTransfers)
    .where(
      and(
        eq(paymentTransfers.divisionId, divisionId),
        eq(paymentTransfers.month, month),
        lockId === null
          ? undefined
          : sql`exists (select from ${personMonths} slip where slip.lock_id = ${lockId} and slip.crew_id = ${paymentTransfers.crewId}
              and slip.part = ${paymentTransfers.part})`,
      ),
    )
    .orderBy(asc(paymentTransfers.id));

export type DueOfSlip = Omit<OwedSlip, "payees"> & {
  due: Due[];
  noAccount: number;
  counted: number;
  over: number;
  isWaiting: boolean;
};

/** Return what remains to be sent per slip, including slips no longer locked or deleted. Three queries. */
export async function duesOf(db: Executor, of: LockScope) {
  const [slips, sent] = [await owedSlipsOf(db, of), await sentOf(db, of)];
  const bySlip = new Map<string, typeof sent>();
  for (const one of sent) bySlip.set(keyOf(one), [...(bySlip.get(keyOf(one)) ?? []), one]);
  const currentKeys = new Set(slips.map(keyOf));
  const withoutSlip = [...bySlip].flatMap(([key, [first]]) =>
    first && !currentKeys.has(key)
      ? [{ ...first, isWaiting: first.isDraft, hash: null, owed: 0, payees: [] as OwedSlip["payees"] }]
      : [],
  );
  const rows = [...slips.map((slip) => ({ ...slip, isWaiting: false })), ...withoutSlip].map(
    ({ crewId, part, hash, employeeName, employeeNumber, owed, payees, isWaiting }): DueOfSlip => ({
      crewId,
      part,
      hash,
      employeeName,
      employeeNumber,
      owed,
      isWaiting,
      ...openDuesOf({ owed, payees }, bySlip.get(keyOf({ crewId, part })) ?? []),
    }),
  );
  return { rows, sent };
}

/** Count and sum transfers by state, in whole rupiah. */
export function byStateOf(sent: readonly Pick<Sent, "amount" | "state">[]) {
  const sums: Partial<Record<TransferState, { transfers: number; amount: number }>> = {};
  for (const { amount, state } of sent) {
    const known = sums[state] ?? { transfers: 0, amount: 0 };
    sums[state] = { transfers: known.transfers + 1, amount: known.amount + amount };
  }
  const of = (state: TransferState) => sums[state] ?? { transfers: 0, amount: 0 };
  return {
    prepared: of("prepared"),
    released: of("released"),
    paid: of("paid"),
    rejected: of("rejected"),
    dropped: of("dropped"),
  };
}

/** Find the lock; locks its row inside a transaction. */
const findLock = (db: Executor, { divisionId, month, lockId }: LockScope) =>
  lockId === null
    ? db
        .select({ id: payrollPeriods.id })
        .from(payrollPeriods)
        .where(
          and(
            eq(payrollPeriods.divisionId, divisionId),
            eq(payrollPeriods.month, month),
            isNull(payrollPeriods.unlockedAt),
          ),
        )
        .$dynamic()
    : db
        .select({ id: payrollSlipLocks.id })
        .from(payrollSlipLocks)
        .where(
          and(
            eq(payrollSlipLocks.divisionId, divisionId),
            eq(payrollSlipLocks.month, month),
            eq(payrollSlipLocks.id, lockId),
            isNull(payrollSlipLocks.unlockedAt),
          ),
        )
        .$dynamic();

export const isLocked = async (db: Executor, of: LockScope) => (await findLock(db, of)).length > 0;

/** Keep a month or slip locked until the transaction ends. @throws rule for what is not locked */
export async function holdLock(db: Transaction, of: LockScope) {
  const [lock] = await findLock(db, of).for("share");
  if (!lock) throw refused("payment-runs.refused.notLocked");
}
