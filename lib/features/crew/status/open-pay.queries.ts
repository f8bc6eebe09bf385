import { and, eq, isNotNull, isNull, sql, type SQL } from "drizzle-orm";
import type { Executor } from "@/db/client";
import {
  irregularPays,
  payDifferences,
  payrollDebtEntries,
  payrollDebts,
  workOrderAdjustments,
  workOrderLines,
  workOrders,
} from "@/db/schema/work-orders";
import { isClosedFor } from "@/lib/features/rates/redraft.queries";

type Person = { id: number; divisionId: number };
/** One line per kind: the number of a slip that is not locked, the months in which a difference and other pay are due, the locked month of a difference nobody settled or refused, what a debt that is not paid off is called. */
export type OpenPay = {
  slip: string | null;
  difference: string | null;
  payment: string | null;
  unsettled: string | null;
  owed: string | null;
};

const draftOf = (crewId: number) => and(eq(workOrders.crewId, crewId), eq(workOrders.state, "draft"));

/** The number of a pay slip of a stay on board that is not locked yet; a year's settlement ashore has none before somebody resigned. */
export async function unlockedSlipOf(db: Executor, crewId: number): Promise<string | null> {
  const [found] = await db
    .select({ number: workOrders.number })
    .from(workOrders)
    .where(and(draftOf(crewId), isNotNull(workOrders.vesselId)))
    .orderBy(workOrders.month, workOrders.id)
    .limit(1);
  return found?.number ?? null;
}

/** The first month of what is due in months that are not locked, as yyyy-MM. */
const firstOpenMonth = (
  table: typeof irregularPays | typeof workOrderAdjustments,
  { id, divisionId }: Person,
): SQL<string | null> => sql`(
  select to_char(min(${table.month}), 'YYYY-MM') from ${table}
  where ${and(eq(table.crewId, id), isNull(table.removedAt))} and not ${isClosedFor({ crewId: id, divisionId }, table.month)})`;

/** The first debt that waits to be confirmed, or that locked slips and confirmed entries have not paid off. */
const firstDebt = (crewId: number): SQL<string | null> => sql`(
  select d.name from ${payrollDebts} d where d.crew_id = ${crewId} and (d.state = 'proposed' or d.state = 'open' and d.amount
    > coalesce((select sum(l.amount) from ${workOrderLines} l join ${workOrders} o on o.id = l.work_order_id where l.debt_id = d.id and o.state = 'locked'), 0)
    + coalesce((select sum(e.amount) from ${payrollDebtEntries} e where e.debt_id = d.id and e.state = 'confirmed'), 0))
  order by d.id limit 1)`;

/** What a person is still owed or owes: slips that are not locked, differences and other pay of months that are not. One query. product 5.15.6b */
export async function openPayOf(db: Executor, person: Person): Promise<OpenPay> {
  const [found] = await db.execute<OpenPay>(sql`select
    (select ${workOrders.number} from ${workOrders} where ${draftOf(person.id)} order by ${workOrders.month}, ${workOrders.id} limit 1) as slip,
    ${firstOpenMonth(workOrderAdjustments, person)} as difference,
    ${firstOpenMonth(irregularPays, person)} as payment,
    (select to_char(min(${payDifferences.month}), 'YYYY-MM') from ${payDifferences}
      where ${payDifferences.crewId} = ${person.id} and ${payDifferences.state} in ('open', 'proposed')) as unsettled,
    ${firstDebt(person.id)} as owed`);
  return found ?? { slip: null, difference: null, payment: null, unsettled: null, owed: null };
}
