import { and, eq, isNull } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { billingStarts } from "@/db/schema/billing";

/** The first month of a division as it is asked for or confirmed; nothing while nobody asked. One query. */
export async function startOf(db: Executor, divisionId: number) {
  const [start] = await db
    .select()
    .from(billingStarts)
    .where(and(eq(billingStarts.divisionId, divisionId), isNull(billingStarts.endedAt)));
  return start;
}
