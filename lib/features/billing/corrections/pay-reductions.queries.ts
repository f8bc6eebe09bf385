import { sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { proposeCorrection } from "./invoice-row.queries";

/** A decided difference, or a billing month being locked. */
type ReductionScope = { differenceId: number } | { periodId: number };

/**
 * Propose credit notes for pay taken back as a debt, because a debt is deducted after tax and in no later bill.
 * Adjustments lower the next bill already and would be credited twice. Each difference proposes once; for a month not
 * billed yet its lock does. product 5.14, 5.15.6b
 */
export async function proposePayReductions(db: Transaction, scope: ReductionScope, now: Date): Promise<void> {
  const condition =
    "differenceId" in scope
      ? sql`difference.id = ${scope.differenceId}`
      : sql`exists (select from billing_rows frozen where frozen.period_id = ${scope.periodId}
          and frozen.kind = 'work-order' and frozen.source_id = corrected.id)`;
  const differences = await db.execute<{
    id: number;
    division_id: number;
    billed: number;
    text: string;
    order: number;
  }>(sql`
    select difference.id, difference.division_id, difference.billed::float8 as billed, difference.proposed_text as text,
      corrected.id as order
    from pay_differences difference
    cross join lateral (
      select id from work_orders where crew_id = difference.crew_id and month = difference.month and state = 'locked'
      order by days desc, id limit 1
    ) corrected
    where difference.state = 'settled' and difference.proposed_as_debt and difference.billed <> 0 and ${condition}
    order by difference.id`);
  for (const { id, division_id: divisionId, billed: difference, text: reason, order: sourceId } of differences)
    await proposeCorrection(db, {
      kind: "work-order",
      cause: `pay-difference:${id}`,
      divisionId,
      sourceId,
      difference,
      reason,
      now,
    });
}
