import { and, eq, isNotNull, isNull, sql, type SQL } from "drizzle-orm";
import type { Executor } from "@/db/client";
import {
  irregularPays,
  payDifferences,
  paymentRuns,
  paymentTransfers,
  payrollDebtEntries,
  payrollDebts,
  workOrderAdjustments,
  workOrderLines,
  workOrders,
} from "@/db/schema/work-orders";
import { isLockedFor } from "@/lib/features/accounting-periods/payroll-redraft.queries";

type Person = { id: number; divisionId: number };
/**
 * Open pay of a person, one value per kind: an unlocked slip; months of a due difference and of other pay; the locked
 * month of an open difference; a remaining debt; the payment run of a pending transfer.
 */
export type OpenPay = {
  slip: string | null;
  difference: string | null;
  payment: string | null;
  unsettled: string | null;
  owed: string | null;
  transfer: string | null;
};

const draftOf = (crewId: number) => and(eq(workOrders.crewId, crewId), eq(workOrders.state, "draft"));

/** Find the number of an unlocked slip of an assignment; the year-end slip ashore has none before resignation. */
export async function unlockedSlipOf(db: Executor, crewId: number): Promise<string | null> {
  const [row] = await db
    .select({ number: workOrders.number })
    .from(workOrders)
    .where(and(draftOf(crewId), isNotNull(workOrders.vesselId)))
    .orderBy(workOrders.month, workOrders.id)
    .limit(1);
  return row?.number ?? null;
}

/** Select the first unlocked month with something due, as yyyy-MM. */
const firstOpenMonth = (
  table: typeof irregularPays | typeof workOrderAdjustments,
  { id, divisionId }: Person,
): SQL<string | null> => sql`(
  select to_char(min(${table.month}), 'YYYY-MM') from ${table}
  where ${and(eq(table.crewId, id), isNull(table.removedAt))} and not ${isLockedFor({ crewId: id, divisionId }, table.month)})`;

/** Select the oldest debt that waits for a decision or has a balance. */
const debtOf = (crewId: number): SQL<string | null> => sql`(
  select ${payrollDebts.name} from ${payrollDebts}
  where ${payrollDebts.crewId} = ${crewId} and (${payrollDebts.state} = 'proposed' or (${payrollDebts.state} = 'open' and ${payrollDebts.amount} >
    coalesce((select sum(${workOrderLines.amount}) from ${workOrderLines} join ${workOrders} on ${workOrders.id} = ${workOrderLines.workOrderId}
      where ${workOrderLines.debtId} = ${payrollDebts.id} and ${workOrders.state} = 'locked'), 0)
    + coalesce((select sum(${payrollDebtEntries.amount}) from ${payrollDebtEntries}
      where ${payrollDebtEntries.debtId} = ${payrollDebts.id} and ${payrollDebtEntries.state} = 'confirmed'), 0)))
  order by ${payrollDebts.id} limit 1)`;

/** Select the first payment run whose transfer to the person is pending or was rejected and not sent again. */
const transferOf = (crewId: number): SQL<string | null> => sql`(
  select ${paymentRuns.number} from ${paymentTransfers} join ${paymentRuns} on ${paymentRuns.id} = ${paymentTransfers.runId}
  where ${paymentTransfers.crewId} = ${crewId} and (${paymentTransfers.state} in ('prepared', 'released') or (${paymentTransfers.state} = 'rejected'
    and not exists (select from ${paymentTransfers} as again where again.crew_id = ${crewId} and again.month = ${paymentTransfers.month}
      and again.part = ${paymentTransfers.part} and again.id > ${paymentTransfers.id} and again.state = 'paid')))
  order by ${paymentTransfers.id} limit 1)`;

/**
 * Select everything a person is still owed or owes: unlocked slips, differences, other pay, debts and pending
 * transfers. One query. product 5.15.6b
 */
export async function openPayOf(db: Executor, person: Person): Promise<OpenPay> {
  const [openPay] = await db.execute<OpenPay>(sql`select
    (select ${workOrders.number} from ${workOrders} where ${draftOf(person.id)} order by ${workOrders.month}, ${workOrders.id} limit 1) as slip,
    ${firstOpenMonth(workOrderAdjustments, person)} as difference,
    ${firstOpenMonth(irregularPays, person)} as payment,
    (select to_char(min(${payDifferences.month}), 'YYYY-MM') from ${payDifferences}
      where ${payDifferences.crewId} = ${person.id} and ${payDifferences.state} in ('open', 'proposed')) as unsettled,
    ${debtOf(person.id)} as owed,
    ${transferOf(person.id)} as transfer`);
  return openPay ?? { slip: null, difference: null, payment: null, unsettled: null, owed: null, transfer: null };
}
