import { and, eq, isNull } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { billingStarts } from "@/db/schema/billing";

/** Load a division's requested or confirmed first month. One query. */
export async function billingStartOf(db: Executor, divisionId: number) {
  const [start] = await db
    .select()
    .from(billingStarts)
    .where(and(eq(billingStarts.divisionId, divisionId), isNull(billingStarts.endedAt)));
  return start;
}
