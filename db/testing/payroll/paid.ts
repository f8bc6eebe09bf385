import { eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { positions } from "@/db/schema/positions";
import {
  employmentPay,
  formerEmployers,
  irregularPays,
  openingBalances,
  payDifferences,
  paymentRuns,
  paymentTransfers,
  payrollAllotments,
  payrollDebtEntries,
  payrollDebts,
  payrollPeriods,
  payrollSlipAllotments,
  personMonths,
  workOrderAdjustments,
  workOrderLines,
  workOrders,
} from "@/db/schema/work-orders";
import { requirePresent } from "@/lib/platform/unknown-record";
import { person as accountOf } from "../people";

type Account = { bankName: string; accountNumber: string; accountName: string };

/** A locked month of a person, with payments and deductions. Whole rupiah. */
export async function paidFor(db: Transaction, of: { crewId: number; vesselId: number; name: string } & Account) {
  const { crewId, vesselId, name, ...account } = of;
  const month = "2026-02-01";
  const sums = { gross: 5_000_000, pension: 150_000, withheld: 0 };
  const source = `1721-A1 of ${name}`;
  await db.insert(employmentPay).values({ crewId, year: 2026, ptkpCode: "TK/0" });
  await db.insert(openingBalances).values({ crewId, year: 2026, through: "2026-01-01", ...sums, source });
  await db.insert(formerEmployers).values({ crewId, year: 2026, net: 1, withheld: 0, source });
  await db.insert(irregularPays).values({ crewId, month, name: `THR of ${name}`, amount: 1_000_000 });
  const [position] = await db.select({ id: positions.id }).from(positions).limit(1);
  const kept = { divisionId: 1, crewId, month };
  const [person] = await db
    .insert(personMonths)
    .values({
      ...kept,
      ...sums,
      taxMonth: month,
      inputs: "{}",
      tables: [],
      problems: [],
      isHeld: false,
      hash: "x",
      takeHome: 5_000_000,
      calculatedAt: new Date(),
    })
    .returning();
  const [order] = await db
    .insert(workOrders)
    .values({
      ...kept,
      ...account,
      number: `WO/M/2026/02/${crewId}`,
      personMonthId: requirePresent(person, "a month").id,
      vesselId,
      crewName: name,
      employeeNumber: String(crewId),
      vesselName: "MV",
      firstDay: month,
      lastDay: "2026-02-28",
      days: 28,
      positionId: requirePresent(position, "a rank").id,
      ptkpCode: "TK/0",
      idNumber: "3175010101900001",
      wages: 5_000_000,
      income: 5_000_000,
      employerPension: 0,
      deductions: 0,
      takeHome: 5_000_000,
      leaveSaved: 0,
    })
    .returning();
  const { id: workOrderId } = requirePresent(order, "a work order");
  const line = { place: 0, name: "basicSalary", part: "wages", amount: 5_000_000, explanation: {} } as const;
  const labelled = { place: 1, name: "irregular", part: "other", label: `THR of ${name}` } as const;
  await db.insert(workOrderLines).values([
    { workOrderId, ...line },
    { ...line, ...labelled, workOrderId },
  ]);
  const reason = `${name} was aboard a day longer`;
  const figures = { days: 28, wages: 5_000_000, premiums: 0, tax: 0, takeHome: 5_000_000, due: 5_000_000, billed: 0 };
  await db.insert(payDifferences).values({
    ...kept,
    slipHash: "x",
    digest: "x",
    causes: ["days"],
    paid: figures,
    owed: figures,
    problems: [],
    state: "superseded",
    amount: 1,
    tax: 0,
    billed: 1,
    foundAt: new Date("2026-03-02T03:00:00Z"),
    reason: `${name} was paid by hand`,
    proposedText: `A day of ${name}`,
  });
  await db.insert(workOrderAdjustments).values({ workOrderId, crewId, month: "2026-03-01", reason, amount: 1 });
  await owedOnce(db, crewId, name);
  await sentOnce(db, { crewId, workOrderId, name });
  await db.update(workOrders).set({ state: "locked" }).where(eq(workOrders.id, workOrderId));
  await db
    .update(personMonths)
    .set({ state: "locked" })
    .where(eq(personMonths.id, requirePresent(person, "a month").id));
  await sentTo(db, { ...kept, ...account, employeeName: name, employeeNumber: String(crewId) });
}

type Sent = {
  divisionId: number;
  crewId: number;
  month: string;
  employeeName: string;
  employeeNumber: string;
} & Account;

/** A payment run with the pay of the month, which the bank sent back and finance paid again. */
async function sentTo(db: Transaction, to: Sent) {
  const { userId: madeBy } = await accountOf(db, "crewingfinancemarine");
  const { divisionId, month, crewId } = to;
  const run = { divisionId, month, valueOn: "2026-03-05", bankSet: "bca", debitAccount: "1234567890" } as const;
  const [made] = await db
    .insert(paymentRuns)
    .values({ ...run, number: `PAY/M/2026/${crewId}`, madeAt: new Date("2026-03-03T03:00:00Z"), madeBy })
    .returning();
  const { id: runId } = requirePresent(made, "a run");
  const settled = { settledOn: "2026-03-06", settledAt: new Date("2026-03-06T03:00:00Z"), settledBy: madeBy };
  const answers = [
    { ...settled, state: "rejected", reason: `Account of ${to.employeeName} is closed` },
    { ...settled, state: "paid" },
  ] as const;
  for (const [at, answer] of answers.entries()) {
    const [transfer] = await db
      .insert(paymentTransfers)
      .values({
        ...to,
        runId,
        place: at + 1,
        reference: `PM26${crewId}${at}`,
        part: 1,
        slipHash: "x",
        payeeKind: "own",
        amount: 5_000_000,
      })
      .returning();
    const one = eq(paymentTransfers.id, requirePresent(transfer, "a transfer").id);
    await db.update(paymentTransfers).set({ state: "released" }).where(one);
    await db.update(paymentTransfers).set(answer).where(one);
  }
}

/** A loan that was confirmed and paid back besides slips. */
async function owedOnce(db: Transaction, crewId: number, name: string) {
  const decidedAt = new Date("2026-02-02T03:00:00Z");
  const loan = { divisionId: 1, crewId, kind: "loan", source: "office", amount: 500_000 } as const;
  const [debt] = await db
    .insert(payrollDebts)
    .values({
      ...loan,
      fromMonth: "2026-02-01",
      state: "open",
      decidedAt,
      name: `Loan to ${name}`,
      note: `${name} asked by telephone`,
      reason: `${name} is ill`,
    })
    .returning({ id: payrollDebts.id });
  const repaid = {
    debtId: requirePresent(debt, "a debt").id,
    kind: "repaid",
    amount: 500_000,
    onDay: "2026-02-10",
  } as const;
  await db
    .insert(payrollDebtEntries)
    .values({ ...repaid, reason: `${name} paid at the counter`, state: "confirmed", decidedAt });
}

/** Part of a slip that was sent to the family. */
async function sentOnce(
  db: Transaction,
  { crewId, workOrderId, name }: { crewId: number; workOrderId: number; name: string },
) {
  const payee = { payeeName: `Wife of ${name}`, bankName: "BCA", accountNumber: "0123456789", amount: 1_000_000 };
  const consent = { fromMonth: "2026-02-01", consentOn: "2026-01-20", consent: `Form of ${name}` };
  const decidedAt = new Date("2026-02-02T03:00:00Z");
  const [stored] = await db
    .insert(payrollAllotments)
    .values({ divisionId: 1, crewId, place: 1, ...payee, ...consent, state: "confirmed", decidedAt })
    .returning({ id: payrollAllotments.id });
  const allotmentId = requirePresent(stored, "an allotment").id;
  await db.insert(payrollSlipAllotments).values({ workOrderId, place: 1, allotmentId, ...payee });
}

/** The months in which `paidFor` leaves something due, as locked. */
export const dueMonthsLocked = (db: Transaction, lockedBy: number) =>
  db.insert(payrollPeriods).values(
    ["2026-02-01", "2026-03-01"].map((month) => ({
      divisionId: 1,
      month,
      people: 1,
      workOrders: 1,
      takeHome: 5_000_000,
      hash: "x",
      lockedAt: new Date("2026-04-02T03:00:00Z"),
      lockedBy,
    })),
  );
