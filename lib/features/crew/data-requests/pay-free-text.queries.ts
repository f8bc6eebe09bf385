import { and, eq, inArray, isNotNull, or, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { anyOf } from "@/db/any-of";
import type { Transaction } from "@/db/client";
import {
  payDifferences,
  paymentRuns,
  paymentTransfers,
  payrollAllotments,
  payrollDebtEntries,
  payrollDebts,
  payrollLeftOut,
  payrollSlipLocks,
} from "@/db/schema/work-orders";

/** Blank a required text column; null stays null. */
const blanked = (column: PgColumn) => sql`case when ${column} is null then null else '-' end`;

/** Blank why runs of the person's own locks were dropped, because it repeats why the slip was reopened. */
async function eraseRunReasons(db: Transaction, crewId: number) {
  const locks = db
    .select({ id: payrollSlipLocks.id })
    .from(payrollSlipLocks)
    .where(eq(payrollSlipLocks.crewId, crewId));
  const dropped = and(inArray(paymentRuns.lockId, locks), isNotNull(paymentRuns.reason));
  await db.update(paymentRuns).set({ reason: "-" }).where(dropped);
}

/** Operations of payroll whose log entries name the person by `crewId`. */
const operationsOfPerson = [
  ...["add-adjustment", "add-debt-entry", "add-irregular", "ask-advance", "change-instalment", "confirm-item"],
  ...["decide-allotment", "decide-debt", "decide-debt-entry", "decide-difference", "decide-sums", "end-allotment"],
  ...["open-debt", "propose-allotment", "propose-difference", "record-cash", "remove-adjustment", "remove-irregular"],
  ...["save-former", "save-opening", "unlock-slip"],
].map((name) => `work-orders.${name}`);

/** Fields of log entries that contain words or an account. */
const textFields = ["name", "reason", "source", "payeeName", "bankName"];

/** Remove free text from the entries of payroll and billing in the audit log; ids, dates and amounts stay. */
async function erasePayLog(db: Transaction, crewId: number) {
  const withoutText = (column: "before" | "after") => sql`${sql.identifier(column)} - ${`{${textFields}}`}::text[]`;
  await db.execute(sql`update audit_entries set reason = null, before = ${withoutText("before")}, after = ${withoutText("after")} where
    (${anyOf(sql`operation`, operationsOfPerson)} and ${String(crewId)} in (before ->> 'crewId', after ->> 'crewId'))
    or (operation in ('work-orders.add-debt-entry', 'work-orders.decide-debt', 'work-orders.decide-debt-entry', 'work-orders.open-debt')
      and subject in (select id::text from payroll_debts where crew_id = ${crewId}))
    or (operation = 'work-orders.unlock-slip' and subject in (select id::text from payroll_slip_locks where crew_id = ${crewId}))
    or (operation = 'work-orders.decide-difference' and subject in (select id::text from pay_differences where crew_id = ${crewId}))`);
  await db.execute(sql`update audit_entries set reason = null where reason is not null and (
    (operation = 'work-orders.lock-month' and subject in (select period_id::text from payroll_left_out where crew_id = ${crewId}))
    or (operation = 'work-orders.mark-transfers' and subject in (select run_id::text from payment_transfers where crew_id = ${crewId}))
    or (operation like 'work-orders.%-payment-run' and subject in (select r.id::text from payment_runs r
      join payroll_slip_locks l on l.id = r.lock_id where l.crew_id = ${crewId})))`);
}

/**
 * Remove free text about a person from payroll, and keep amounts and slip lines. Covers reasons for exclusions,
 * reopened slips, dropped runs and refused differences, proposals, notes and documents of debts, payees, and bank
 * rejections, also in the log. product 5.20
 */
export async function erasePayFreeText(db: Transaction, crewId: number) {
  await erasePayLog(db, crewId);
  await db.update(payrollLeftOut).set({ reason: "-" }).where(eq(payrollLeftOut.crewId, crewId));
  const { unlockReason, unlockAskedReason } = payrollSlipLocks;
  const about = or(isNotNull(unlockReason), isNotNull(unlockAskedReason));
  await db
    .update(payrollSlipLocks)
    .set({ unlockReason: blanked(unlockReason), unlockAskedReason: blanked(unlockAskedReason) })
    .where(and(eq(payrollSlipLocks.crewId, crewId), about));
  await eraseRunReasons(db, crewId);
  const { reason, proposedText } = payDifferences;
  await db
    .update(payDifferences)
    .set({ reason: blanked(reason), proposedText: null })
    .where(and(eq(payDifferences.crewId, crewId), or(isNotNull(reason), isNotNull(proposedText))));
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
