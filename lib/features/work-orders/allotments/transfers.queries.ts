import { asc, eq, sql } from "drizzle-orm";
import { anyOf } from "@/db/any-of";
import type { Executor } from "@/db/client";
import { payrollSlipAllotments, workOrders } from "@/db/schema/work-orders";

/** What a slip pays to one payee; whole rupiah. amount is below nought where a slip's deductions are more than its pay, which other slips of the month are set off against. */
type SlipTransfer = {
  workOrderId: number;
  crewId: number;
  payee: "own" | "allotment";
  allotmentId: number | null;
  name: string | null;
  bank: string | null;
  account: string | null;
  amount: number;
};

/**
 * What slips pay to whom, as they were frozen: the allotments in their turn, then the rest to the own account. Together they are the take-home pay
 * of the slip, to the rupiah. Whoever asks has seen to it that the actor may see payees and accounts. Two queries. MLC A2.2
 */
export async function transfersOfSlips(db: Executor, workOrderIds: readonly number[]): Promise<SlipTransfer[]> {
  if (workOrderIds.length === 0) return [];
  const allotted = await db
    .select({
      workOrderId: payrollSlipAllotments.workOrderId,
      crewId: workOrders.crewId,
      payee: sql<"allotment">`'allotment'`,
      allotmentId: payrollSlipAllotments.allotmentId,
      name: payrollSlipAllotments.payeeName,
      bank: payrollSlipAllotments.bankName,
      account: payrollSlipAllotments.accountNumber,
      amount: payrollSlipAllotments.amount,
    })
    .from(payrollSlipAllotments)
    .innerJoin(workOrders, eq(workOrders.id, payrollSlipAllotments.workOrderId))
    .where(anyOf(payrollSlipAllotments.workOrderId, workOrderIds))
    .orderBy(asc(payrollSlipAllotments.workOrderId), asc(payrollSlipAllotments.place));
  const slips = await db
    .select({
      workOrderId: workOrders.id,
      crewId: workOrders.crewId,
      name: workOrders.accountName,
      bank: workOrders.bankName,
      account: workOrders.accountNumber,
      takeHome: workOrders.takeHome,
    })
    .from(workOrders)
    .where(anyOf(workOrders.id, workOrderIds))
    .orderBy(asc(workOrders.id));
  return slips.flatMap(({ takeHome, ...slip }): SlipTransfer[] => {
    const sent = allotted.filter(({ workOrderId }) => workOrderId === slip.workOrderId);
    const rest = takeHome - sent.reduce((sum, { amount }) => sum + amount, 0);
    return [...sent, ...(rest === 0 ? [] : [{ ...slip, payee: "own" as const, allotmentId: null, amount: rest }])];
  });
}
