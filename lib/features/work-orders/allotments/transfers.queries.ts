import { asc, eq, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Executor } from "@/db/client";
import { payrollAllotments, payrollSlipAllotments, personMonths, workOrders } from "@/db/schema/work-orders";

/** The payee's account as last confirmed. */
const latestAccount = (column: PgColumn) => sql`(select ${column} from ${payrollAllotments}
  where ${payrollAllotments.crewId} = ${personMonths.crewId} and ${payrollAllotments.state} = 'confirmed'
    and lower(${payrollAllotments.payeeName}) = lower(${payrollSlipAllotments.payeeName})
  order by ${payrollAllotments.id} desc limit 1)`;

/**
 * Select the allotments frozen with slips, in their order, for both slips and payment runs. frozen: the account at that
 * time; newest: the account last confirmed, used after a rejected transfer. Whole rupiah. The caller checks access to
 * payees and accounts. MLC A2.2
 */
export const selectAllottedAmounts = (db: Executor, where: SQL | undefined) =>
  db
    .select({
      crewId: personMonths.crewId,
      part: personMonths.part,
      payeeId: payrollSlipAllotments.allotmentId,
      accountName: payrollSlipAllotments.payeeName,
      frozen: { bankName: payrollSlipAllotments.bankName, accountNumber: payrollSlipAllotments.accountNumber },
      newest: {
        bankName: sql<string>`coalesce(${latestAccount(payrollAllotments.bankName)}, ${payrollSlipAllotments.bankName})`,
        accountNumber:
          sql`coalesce(${latestAccount(payrollAllotments.accountNumber)}, ${payrollSlipAllotments.accountNumber})`.mapWith(
            payrollSlipAllotments.accountNumber,
          ),
      },
      amount: payrollSlipAllotments.amount,
    })
    .from(payrollSlipAllotments)
    .innerJoin(workOrders, eq(workOrders.id, payrollSlipAllotments.workOrderId))
    .innerJoin(personMonths, eq(personMonths.id, workOrders.personMonthId))
    .where(where)
    .orderBy(asc(personMonths.id), asc(payrollSlipAllotments.place), asc(payrollSlipAllotments.workOrderId));
export type AllottedRow = Awaited<ReturnType<typeof selectAllottedAmounts>>[number];
