import { and, eq, inArray, isNotNull, or, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Transaction } from "@/db/client";
import {
  payDifferences,
  paymentTransfers,
  payrollAllotments,
  payrollDebtEntries,
  payrollDebts,
  payrollLeftOut,
  payrollSlipLocks,
} from "@/db/schema/work-orders";

/** Blank a required text column; null stays null. */
const blanked = (column: PgColumn) => sql`case when ${column} is null then null else '-' end`;

/**
 * Remove free text about a person from payroll, and keep amounts and slip lines. Covers reasons for exclusions,
 * reopened slips and refused differences, notes and documents of debts, payees, and bank rejections, also in the log.
 * product 5.20
 */
export async function erasePayFreeText(db: Transaction, crewId: number) {
  await db.execute(sql`update audit_entries set reason = null where reason is not null and (
    (operation = 'work-orders.lock-month' and subject in (select period_id::text from payroll_left_out where crew_id = ${crewId}))
    or (operation = 'work-orders.unlock-slip' and subject in (select id::text from payroll_slip_locks where crew_id = ${crewId}))
    or (operation = 'work-orders.decide-difference' and subject in (select id::text from pay_differences where crew_id = ${crewId}))
    or (operation in ('work-orders.add-debt-entry', 'work-orders.decide-debt', 'work-orders.decide-debt-entry')
      and subject in (select id::text from payroll_debts where crew_id = ${crewId}))
    or (operation = 'work-orders.mark-transfers' and subject in (select run_id::text from payment_transfers where crew_id = ${crewId})))`);
  await db.update(payrollLeftOut).set({ reason: "-" }).where(eq(payrollLeftOut.crewId, crewId));
  const { unlockReason, unlockAskedReason } = payrollSlipLocks;
  const about = or(isNotNull(unlockReason), isNotNull(unlockAskedReason));
  await db
    .update(payrollSlipLocks)
    .set({ unlockReason: blanked(unlockReason), unlockAskedReason: blanked(unlockAskedReason) })
    .where(and(eq(payrollSlipLocks.crewId, crewId), about));
  const refused = and(eq(payDifferences.crewId, crewId), sql`${payDifferences.reason} is not null`);
  await db.update(payDifferences).set({ reason: "-" }).where(refused);
  await db
    .update(payrollDebts)
    .set({ note: null, fileId: null, reason: blanked(payrollDebts.reason) })
    .where(eq(payrollDebts.crewId, crewId));
  const debts = db.select({ id: payrollDebts.id }).from(payrollDebts).where(eq(payrollDebts.crewId, crewId));
  await db.update(payrollDebtEntries).set({ reason: "-" }).where(inArray(payrollDebtEntries.debtId, debts));
  const payee = { payeeName: "-", bankName: "-", accountNumber: "-", consent: "-" };
  await db.update(payrollAllotments).set(payee).where(eq(payrollAllotments.crewId, crewId));
  const sentBack = and(eq(paymentTransfers.crewId, crewId), isNotNull(paymentTransfers.reason));
  await db.update(paymentTransfers).set({ reason: "-" }).where(sentBack);
}
