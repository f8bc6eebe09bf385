import { and, eq } from "drizzle-orm";
import { anyOf } from "@/db/any-of";
import type { Executor } from "@/db/client";
import {
  employmentPay,
  formerEmployers,
  irregularPays,
  openingBalances,
  payrollLeftOut,
  payrollSlipAllotments,
  payrollSlipLocks,
  payDifferences,
  paymentTransfers,
  payrollAllotments,
  payrollDebtEntries,
  payrollDebts,
  personMonths,
  workOrderAdjustments,
  workOrderLines,
  workOrders,
} from "@/db/schema/work-orders";

/** Select the person's pay and its inputs: all locked months with every line. */
export async function exportedPayOf(db: Executor, crewId: number) {
  const slips = await db
    .select()
    .from(workOrders)
    .where(and(eq(workOrders.crewId, crewId), eq(workOrders.state, "locked")));
  const debts = await db.select().from(payrollDebts).where(eq(payrollDebts.crewId, crewId));
  const debtIds = debts.map(({ id }) => id);
  const entries = await db.select().from(payrollDebtEntries).where(anyOf(payrollDebtEntries.debtId, debtIds));
  const ids = slips.map(({ id }) => id);
  const lines = await db.select().from(workOrderLines).where(anyOf(workOrderLines.workOrderId, ids));
  return {
    workOrders: slips.map((slip) => ({ ...slip, lines: lines.filter(({ workOrderId }) => workOrderId === slip.id) })),
    payMonths: await db
      .select()
      .from(personMonths)
      .where(and(eq(personMonths.crewId, crewId), eq(personMonths.state, "locked"))),
    payLeftOut: await db.select().from(payrollLeftOut).where(eq(payrollLeftOut.crewId, crewId)),
    paySlipLocks: await db.select().from(payrollSlipLocks).where(eq(payrollSlipLocks.crewId, crewId)),
    payAdjustments: await db.select().from(workOrderAdjustments).where(eq(workOrderAdjustments.crewId, crewId)),
    payDifferences: await db.select().from(payDifferences).where(eq(payDifferences.crewId, crewId)),
    payTransfers: await db.select().from(paymentTransfers).where(eq(paymentTransfers.crewId, crewId)),
    payAllotments: await db.select().from(payrollAllotments).where(eq(payrollAllotments.crewId, crewId)),
    paySlipAllotments: await db
      .select()
      .from(payrollSlipAllotments)
      .where(anyOf(payrollSlipAllotments.workOrderId, ids)),
    payDebts: debts.map((debt) => ({ ...debt, entries: entries.filter(({ debtId }) => debtId === debt.id) })),
    irregularPays: await db.select().from(irregularPays).where(eq(irregularPays.crewId, crewId)),
    employmentPay: await db.select().from(employmentPay).where(eq(employmentPay.crewId, crewId)),
    openingBalances: await db.select().from(openingBalances).where(eq(openingBalances.crewId, crewId)),
    formerEmployers: await db.select().from(formerEmployers).where(eq(formerEmployers.crewId, crewId)),
  };
}
