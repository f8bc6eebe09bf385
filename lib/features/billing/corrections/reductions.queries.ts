import { sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { proposeCorrection } from "./rows.queries";

/** A difference that was decided, or a billing month that is being locked. */
type Which = { differenceId: number } | { periodId: number };

/**
 * Proposes what pay that is taken back as a debt changes of the bill: a debt is deducted after tax and in no later bill, so the principal of
 * the locked month gets it by a note. What an adjustment takes back lowers the income of the next slip, and with it the next bill: proposed
 * besides it would be credited twice. Each difference proposes once; of a month that is not billed yet its lock does. product 5.14, 5.15.6b
 */
export async function proposeReductions(db: Transaction, which: Which, now: Date): Promise<void> {
  const asked =
    "differenceId" in which
      ? sql`difference.id = ${which.differenceId}`
      : sql`exists (select from billing_rows frozen where frozen.period_id = ${which.periodId}
          and frozen.kind = 'work-order' and frozen.source_id = corrected.id)`;
  const found = await db.execute<{ id: number; division_id: number; billed: number; text: string; order: number }>(sql`
    select difference.id, difference.division_id, difference.billed::float8 as billed, difference.proposed_text as text,
      corrected.id as order
    from pay_differences difference
    cross join lateral (
      select id from work_orders where crew_id = difference.crew_id and month = difference.month and state = 'locked'
      order by days desc, id limit 1
    ) corrected
    where difference.state = 'settled' and difference.proposed_as_debt and difference.billed <> 0 and ${asked}
    order by difference.id`);
  for (const { id, division_id: divisionId, billed: difference, text: reason, order: sourceId } of found)
    await proposeCorrection(db, {
      kind: "work-order",
      cause: `pay-difference:${id}`,
      ...{ divisionId, sourceId, difference, reason, now },
    });
}
