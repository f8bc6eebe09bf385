import { eq, inArray } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { auditEntries } from "@/db/schema/audit";
import { billingNoteRows, billingRows } from "@/db/schema/billing";
import {
  formerEmployers,
  irregularPays,
  openingBalances,
  payDifferences,
  paymentRuns,
  payrollAllotments,
  payrollDebts,
  payrollLeftOut,
  payrollSlipLocks,
  workOrderAdjustments,
} from "@/db/schema/work-orders";

/** The log entries that payroll and billing write about a person, with a name in every text. */
export async function payLogged(db: Transaction, crewId: number, name: string) {
  const idsOf = async (
    table:
      | typeof formerEmployers
      | typeof irregularPays
      | typeof openingBalances
      | typeof payDifferences
      | typeof payrollAllotments
      | typeof payrollDebts
      | typeof payrollSlipLocks
      | typeof workOrderAdjustments,
  ) => (await db.select({ id: table.id }).from(table).where(eq(table.crewId, crewId))).map(({ id }) => id);
  const leftOut = await db
    .select({ id: payrollLeftOut.periodId })
    .from(payrollLeftOut)
    .where(eq(payrollLeftOut.crewId, crewId));
  const locks = await idsOf(payrollSlipLocks);
  const runs = await db.select({ id: paymentRuns.id }).from(paymentRuns).where(inArray(paymentRuns.lockId, locks));
  const noteRows = await db
    .select({ id: billingNoteRows.id })
    .from(billingNoteRows)
    .innerJoin(billingRows, eq(billingRows.id, billingNoteRows.rowId))
    .where(eq(billingRows.crewId, crewId));
  const amount = 1_000;
  const logged: [operation: string, subjects: number[], values: Record<string, unknown>][] = [
    ["work-orders.lock-month", leftOut.map(({ id }) => id), {}],
    ["work-orders.unlock-slip", locks, { state: "draft" }],
    ["work-orders.drop-payment-run", runs.map(({ id }) => id), { state: "dropped" }],
    ["work-orders.propose-difference", await idsOf(payDifferences), { amount }],
    ["work-orders.decide-difference", await idsOf(payDifferences), { amount }],
    ["work-orders.open-debt", await idsOf(payrollDebts), { name: `Loan to ${name}`, amount }],
    ["work-orders.add-debt-entry", await idsOf(payrollDebts), { amount }],
    ["work-orders.propose-allotment", await idsOf(payrollAllotments), { payeeName: `Wife of ${name}`, amount }],
    ["work-orders.end-allotment", await idsOf(payrollAllotments), { payeeName: `Wife of ${name}` }],
    ["work-orders.add-irregular", await idsOf(irregularPays), { name: `THR of ${name}`, amount }],
    ["work-orders.confirm-item", await idsOf(irregularPays), { kind: "irregular", amount }],
    ["work-orders.add-adjustment", await idsOf(workOrderAdjustments), { amount }],
    ["work-orders.remove-adjustment", await idsOf(workOrderAdjustments), { reason: `${name} was ill`, amount }],
    ["work-orders.save-opening", await idsOf(openingBalances), { source: `1721-A1 of ${name}`, amount }],
    ["work-orders.save-former", await idsOf(formerEmployers), { source: `1721-A1 of ${name}`, amount }],
    ["work-orders.decide-sums", await idsOf(openingBalances), { source: `1721-A1 of ${name}`, amount }],
    ["work-orders.decide-sums", [900_000_001], { source: `1721-A1 of ${name}`, amount }],
    ["billing.correct-row", noteRows.map(({ id }) => id), { noteKind: "credit", amount }],
  ];
  const about = { actorKind: "user", channel: "web", requestId: "pay-log", reason: `About ${name}` } as const;
  await db.insert(auditEntries).values(
    logged.flatMap(([operation, subjects, values]) =>
      subjects.map((subject) => {
        const said = { crewId, ...values };
        return { ...about, operation, subject: String(subject), before: said, after: said };
      }),
    ),
  );
  return logged;
}
