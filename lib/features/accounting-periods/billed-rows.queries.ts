import { sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import type { BillingKind } from "@/db/enums/billing";
import { billingPeriod } from "./declarations.rules";
import { sharePeriod } from "./queries";

/**
 * Check that a row is not billed with a locked month, under the shared billing lock, so that a month lock includes
 * the change or refuses it. product 5.14 @throws conflict PERIOD_LOCKED
 */
export async function assertUnbilled(db: Transaction, { kind, sourceId }: { kind: BillingKind; sourceId: number }) {
  await sharePeriod(db, billingPeriod);
  const [billed] = await db.execute(sql`
    select 1 from billing_rows where kind = ${kind} and source_id = ${sourceId} and not is_released`);
  if (billed) throw billingPeriod.refuse("locked");
}
