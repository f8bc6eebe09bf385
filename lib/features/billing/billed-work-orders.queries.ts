import { sql, type SQL } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { billingPeriod } from "@/lib/features/accounting-periods/declarations.rules";
import { sharePeriod } from "@/lib/features/accounting-periods/queries";

/**
 * Count a month's work orders on locked bills, and block bill locks until the transaction ends. product 5.14 @param
 * month its first day @param workOrderIds a query of ids, else all of the month
 */
export async function billedWorkOrders(
  db: Transaction,
  divisionId: number,
  month: string,
  workOrderIds?: SQL,
): Promise<number> {
  await sharePeriod(db, billingPeriod);
  const [row] = await db.execute<{ billed: number }>(sql`
    select count(*)::int as billed from work_orders join billing_rows
      on billing_rows.kind = 'work-order' and billing_rows.source_id = work_orders.id and not billing_rows.is_released
    where work_orders.division_id = ${divisionId} and work_orders.month = ${month}::date
      and ${workOrderIds ? sql`work_orders.id in ${workOrderIds}` : sql`true`}`);
  return row?.billed ?? 0;
}
