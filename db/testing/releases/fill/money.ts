import { asc, desc, eq, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { billingInvoices, billingRows } from "@/db/schema/billing";
import { lookups } from "@/db/schema/lookups";
import { cityMinimumWages, rateVersions } from "@/db/schema/rates";
import { contractVessels } from "@/db/schema/contracts";
import { ujbmMonths, ujbmRows } from "@/db/schema/ujbm";
import {
  employmentPay,
  payrollAllotments,
  payrollDebtEntries,
  payrollDebts,
  payrollLeftOut,
  payrollPeriods,
  payrollSlipAllotments,
  payrollSlipLocks,
  personMonths,
  workOrders,
} from "@/db/schema/work-orders";
import { examined } from "@/db/testing/records/billing";
import { contracted } from "@/db/testing/records/contracts";
import { vessel } from "@/db/testing/crew";
import { person, principal } from "@/db/testing/people";
import { as } from "@/db/testing/rolled-back";
import { uploadBy } from "@/db/testing/files/uploads";
import { updateMcuPlanning } from "@/lib/features/billing/amounts/update-mcu-planning";
import { correctInvoiceRow } from "@/lib/features/billing/corrections/correct-invoice-row";
import { decideCorrectionNote } from "@/lib/features/billing/corrections/decide-correction-note";
import { addPayment } from "@/lib/features/billing/payments/add-payment";
import { updateTaxes } from "@/lib/features/billing/payments/update-taxes";
import { remindInvoices } from "@/lib/features/billing/reminders/remind-invoices";
import { setReminders } from "@/lib/features/billing/reminders/set-reminders";
import { lockMonth } from "@/lib/features/billing/periods/lock-month";
import { assignBilledPrincipal } from "@/lib/features/billing/principals/assign-billed-principal";
import { setVictualingReceipt } from "@/lib/features/billing/receipts/set-victualing-receipt";
import { decideBillingStart } from "@/lib/features/billing/starts/decide-billing-start";
import { proposeBillingStart } from "@/lib/features/billing/starts/propose-billing-start";
import { checksumOf } from "@/lib/features/rates/versions/checksum.rules";
import { addMonths, dayOf } from "@/lib/platform/calendar/dates";
import { recalculateLocked } from "@/lib/features/work-orders/differences/recalculate-locked";
import { addAdjustment } from "@/lib/features/work-orders/inputs/add-adjustment";
import { draftMonths } from "@/lib/features/work-orders/drafting/draft-months";
import { getPaymentRun } from "@/lib/features/work-orders/payments/get-payment-run";
import { createPaymentRun } from "@/lib/features/work-orders/payments/create-payment-run";
import { markTransfers } from "@/lib/features/work-orders/payments/mark-transfers";
import { recordBankTrial } from "@/lib/features/work-orders/payments/record-bank-trial";
import { releasePaymentRun } from "@/lib/features/work-orders/payments/release-payment-run";
import { startSlips } from "@/lib/features/work-orders/slips/start-slips";
import { requirePresent } from "@/lib/platform/unknown-record";
import { accountOf } from "./accounts";

/** Lock a billing month of Marine with every kind of row the demo has, an entered amount, a receipt and an invoice number. */
export async function fillBilling(db: Transaction, now: Date) {
  const finance = as(await accountOf(db, "crewingfinancemarine"), { now });
  const [row] = await db
    .select({ id: ujbmRows.id, month: ujbmMonths.month })
    .from(ujbmRows)
    .innerJoin(ujbmMonths, eq(ujbmMonths.id, ujbmRows.monthId))
    .orderBy(asc(ujbmMonths.month), asc(ujbmRows.id))
    .limit(1);
  const { id, month } = requirePresent(row, "a closed month of meal allowances");
  const attachmentId = await uploadBy(db, await accountOf(db, "crewingfinancemarine"), "receipt.pdf");
  await setVictualingReceipt.execute(finance, { id, attachmentId });
  const { id: principalId } = await principal(db);
  const contract = await contracted(db, { principalId });
  const ship = await vessel(db, { principalId });
  await db.insert(contractVessels).values({ contractId: contract.id, vesselId: ship.id });
  const loose = await examined(db, await vessel(db), { day: `${month.slice(0, 7)}-11` });
  await assignBilledPrincipal.execute(finance, { kind: "mcu-planning", id: loose.id, principalId });
  const checkup = await examined(db, ship, { day: `${month.slice(0, 7)}-10` });
  const amounts = { mcuPrice: 1_000_000, mcuFeePercentage: 10 };
  await updateMcuPlanning.execute(finance, { employeePreparationMCUId: checkup.id, ...amounts });
  const ofMonth = { month: Number(month.slice(5, 7)), year: Number(month.slice(0, 4)) };
  await examined(db, ship, { day: `${addMonths(month, -1).slice(0, 7)}-10` });
  await proposeBillingStart.execute(finance, ofMonth);
  await decideBillingStart.execute(as(await person(db, "crewingfinancemarine"), { now }), { decision: "confirm" });
  await lockMonth.execute(finance, { ...ofMonth, usualTerms: true });
  const [billed] = await db.select().from(billingRows).where(eq(billingRows.principalId, principalId)).limit(1);
  const { id: invoiceRowId } = requirePresent(billed, "a billed row");
  const { noteId } = await correctInvoiceRow.execute(finance, { invoiceRowId, amount: 500_000, reason: "Half of it" });
  await decideCorrectionNote.execute(finance, { noteId, decision: "ask" });
  await decideCorrectionNote.execute(as(await person(db, "crewingfinancemarine"), { now }), {
    noteId,
    decision: "issue",
  });
  const [invoice] = await db.select().from(billingInvoices).where(eq(billingInvoices.principalId, principalId));
  const { id: invoiceId } = requirePresent(invoice, "an invoice");
  const paidOn = now.toISOString().slice(0, 10);
  await addPayment.execute(finance, { invoiceId, paidOn, amount: 250_000, note: "Transfer 17" });
  const taxes = { taxInvoiceNumber: "010.026-26.00000017", withheld: 10_000, withheldOn: paidOn };
  await updateTaxes.execute(finance, { invoiceId, ...taxes });
  await setReminders.execute(finance, { afterDays: 30, whom: "principal" });
  await remindInvoices.execute(
    as({ kind: "scheduler" }, { now: new Date(now.getTime() + 60 * 86_400_000), channel: "job" }),
    {},
  );
}

/** A minimum wage of a city, as a draft. */
async function cityWage(db: Transaction) {
  const kind = "city-minimum-wages" as const;
  const [city] = await db.select().from(lookups).where(eq(lookups.kind, "city")).orderBy(asc(lookups.id)).limit(1);
  const row = { cityId: requirePresent(city, "a city").id, year: 2026, amount: 5_900_000, decree: "SK 561/2025" };
  const draft = {
    kind,
    effectiveFrom: "2026-01-01",
    source: row.decree,
    checksum: checksumOf(kind, [row]),
    rowCount: 1,
  };
  const [version] = await db.insert(rateVersions).values(draft).returning();
  await db.insert(cityMinimumWages).values({ ...row, versionId: requirePresent(version, "a version").id });
}

/** A seafarer left out of a locked month, and a lock of their own that has ended. */
async function lockedApart(db: Transaction, { crewId, month, now }: { crewId: number; month: string; now: Date }) {
  const [period] = await db.select().from(payrollPeriods).orderBy(asc(payrollPeriods.id)).limit(1);
  const { id: periodId, divisionId, lockedBy } = requirePresent(period, "a locked month");
  await db.insert(payrollLeftOut).values({ periodId, crewId, reason: "The agreement is not signed" });
  await db.insert(payrollSlipLocks).values({
    divisionId,
    crewId,
    month,
    workOrders: 1,
    takeHome: 5_000_000,
    hash: "x",
    lockedAt: now,
    lockedBy,
    unlockedAt: now,
    unlockedBy: lockedBy,
    unlockReason: "A day is missing",
  });
}

/** Fill payroll beyond the demo's locked and drafted months: a correction of a locked slip, runs under way and slips to be written. */
export async function fillPayroll(db: Transaction, now: Date) {
  const finance = as(await accountOf(db, "crewingfinancemarine"), { now });
  const [locked] = await db
    .select()
    .from(workOrders)
    .where(sql`${workOrders.state} = 'locked' and ${workOrders.divisionId} = 1`)
    .orderBy(desc(workOrders.month), asc(workOrders.id))
    .limit(1);
  const { id: workOrderId, month, vesselId, crewId } = requirePresent(locked, "a locked work order");
  const correction = {
    month: now.toISOString().slice(0, 7),
    reason: "A day too few",
    direction: "pay",
    amount: 250_000,
  };
  await addAdjustment.execute(finance, { workOrderId, ...correction });
  await cityWage(db);
  await lockedApart(db, { crewId, month, now });
  await differenceFound(db, now);
  await paidByRun(db, { month: month.slice(0, 7), now });
  await owed(db, { crewId, now });
  await allotted(db, { crewId, now });
  await startSlips.execute(finance, { vesselId, year: Number(month.slice(0, 4)), month: Number(month.slice(5, 7)) });
  await draftMonths.execute(as({ kind: "scheduler" }, { now, channel: "job" }), {});
}

/** A loan that was paid back in part besides slips. */
async function owed(db: Transaction, { crewId, now }: { crewId: number; now: Date }) {
  const { userId } = await accountOf(db, "crewingfinancemarine");
  const by = { createdAt: now, createdBy: userId, updatedAt: now, decidedAt: now, decidedBy: userId };
  const loan = { divisionId: 1, crewId, kind: "loan", source: "office", name: "Loan", instalment: 250_000 } as const;
  const values = { ...loan, amount: 2_000_000, fromMonth: "2026-01-01", state: "open", ...by } as const;
  const [debt] = await db.insert(payrollDebts).values(values).returning({ id: payrollDebts.id });
  const { id: debtId } = requirePresent(debt, "a debt");
  const repaid = {
    debtId,
    kind: "repaid",
    amount: 100_000,
    onDay: "2026-02-01",
    reason: "Paid at the counter",
  } as const;
  await db.insert(payrollDebtEntries).values({ ...repaid, state: "confirmed", ...by });
}

/** Part of the pay sent to a family, with a draft that sends it. */
async function allotted(db: Transaction, { crewId, now }: { crewId: number; now: Date }) {
  const { userId } = await accountOf(db, "crewingfinancemarine");
  const by = { createdAt: now, createdBy: userId, updatedAt: now, decidedAt: now, decidedBy: userId };
  const payee = { payeeName: "Siti Aminah", bankName: "BCA", accountNumber: "0123456789" };
  const how = { place: 1, amount: 1_000_000, fromMonth: "2026-01-01", consentOn: "2025-12-20", consent: "Form 12" };
  const values = { divisionId: 1, crewId, state: "confirmed" as const, ...payee, ...how, ...by };
  const [stored] = await db.insert(payrollAllotments).values(values).returning({ id: payrollAllotments.id });
  const { id: allotmentId } = requirePresent(stored, "an allotment");
  const [draft] = await db.select({ id: workOrders.id }).from(workOrders).where(eq(workOrders.state, "draft")).limit(1);
  const { id: workOrderId } = requirePresent(draft, "a drafted work order");
  await db.insert(payrollSlipAllotments).values({ workOrderId, place: 1, allotmentId, amount: 1_000_000, ...payee });
}

/** Recorded late that somebody's NIK does not match: what a locked month differs by, and from when rules count. */
async function differenceFound(db: Transaction, now: Date) {
  const night = as({ kind: "scheduler" }, { now, channel: "job" });
  const [paid] = await db
    .select({ crewId: personMonths.crewId })
    .from(personMonths)
    .where(sql`${personMonths.state} = 'locked' and ${personMonths.divisionId} = 1 and ${personMonths.withheld} > 0`)
    .orderBy(desc(personMonths.month), asc(personMonths.crewId))
    .limit(1);
  const { crewId } = requirePresent(paid, "a taxed month");
  await db.update(employmentPay).set({ hasMatchingNik: false }).where(eq(employmentPay.crewId, crewId));
  await recalculateLocked.execute(night, { crewId });
  await recalculateLocked.execute(night, { divisionId: 1 });
}

/** A released run of a locked month with a transfer the bank rejected, and a bank's columns that were tried. */
async function paidByRun(db: Transaction, { month, now }: { month: string; now: Date }) {
  const finance = as(await accountOf(db, "crewingfinancemarine"), { now });
  const manager = as(await accountOf(db, "crewingmanagermarine"), { now });
  const today = dayOf(now);
  const account = { valueOn: today, bankSet: "mandiri", debitAccount: "1234567890" };
  const { id } = await createPaymentRun.execute(finance, { month, ...account });
  await releasePaymentRun.execute(manager, { id });
  const { page } = await getPaymentRun.execute(finance, { id });
  const ids = page.rows.slice(0, 1).map((transfer) => transfer.id);
  await markTransfers.execute(finance, { runId: id, ids, answer: "rejected", reason: "Account closed" });
  await recordBankTrial.execute(finance, { bankSet: "mandiri", triedOn: today, triedBy: "Bank Mandiri" });
}
