import { and, asc, eq, gte, isNotNull, isNull, ne, sql } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { payDifferences, personMonths, workOrderAdjustments, workOrders } from "@/db/schema/work-orders";
import { monthOf, firstDayOf, type Month } from "@/lib/platform/calendar/months";
import { slipInputs } from "../calculation/schema";

const sumOf = (amounts: readonly { amount: number }[]) => amounts.reduce((sum, { amount }) => sum + amount, 0);

/** Sum the adjustments already included in a drafted slip. */
function adjustmentsIn(inputs: string): number {
  const { workOrders: orders, settlement } = slipInputs.parse(JSON.parse(inputs));
  return [...orders, ...(settlement ? [settlement] : [])]
    .flatMap(({ adjustments }) => adjustments)
    .reduce((sum, { amount }) => sum + Number(amount), 0);
}

/**
 * Find the person's first drafted slip from a month on, and what it would pay with all entered or proposed adjustments.
 * Whole rupiah. @param except a difference whose own proposal is ignored @returns undefined when no open month has a
 * slip
 */
export async function nextSlipOf(
  db: Executor,
  { crewId, from, except }: { crewId: number; from: Month; except: number },
) {
  const [slip] = await db
    .select({ month: personMonths.month, takeHome: personMonths.takeHome, inputs: personMonths.inputs })
    .from(personMonths)
    .where(
      and(
        eq(personMonths.crewId, crewId),
        gte(personMonths.month, firstDayOf(from)),
        eq(personMonths.state, "draft"),
        isNotNull(personMonths.hash),
        sql`exists (select from ${workOrders} where ${workOrders.personMonthId} = ${personMonths.id})`,
      ),
    )
    .orderBy(asc(personMonths.month))
    .limit(1);
  if (!slip?.inputs) return undefined;
  const { month } = slip;
  const enteredSum = await db
    .select({ amount: workOrderAdjustments.amount })
    .from(workOrderAdjustments)
    .where(
      and(
        eq(workOrderAdjustments.crewId, crewId),
        eq(workOrderAdjustments.month, month),
        isNull(workOrderAdjustments.removedAt),
      ),
    );
  const proposedSum = await db
    .select({ amount: sql<number>`least(${payDifferences.proposedAmount}, 0)`.mapWith(Number) })
    .from(payDifferences)
    .where(
      and(
        eq(payDifferences.crewId, crewId),
        eq(payDifferences.proposedMonth, month),
        eq(payDifferences.state, "proposed"),
        eq(payDifferences.proposedAsDebt, false),
        ne(payDifferences.id, except),
      ),
    );
  const takeHome = slip.takeHome + sumOf(enteredSum) - adjustmentsIn(slip.inputs) + sumOf(proposedSum);
  return { month: monthOf(month), takeHome };
}
