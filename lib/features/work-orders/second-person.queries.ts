import { eq } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { payrollSettings } from "@/db/schema/work-orders";

/** Whether the division requires a second person for an amount, in whole rupiah of any sign. One query. §8 */
export async function needsSecondPerson(db: Executor, divisionId: number, amount: number): Promise<boolean> {
  const [settings] = await db
    .select({ threshold: payrollSettings.secondPersonFrom })
    .from(payrollSettings)
    .where(eq(payrollSettings.divisionId, divisionId));
  return Math.abs(amount) >= (settings?.threshold ?? 0);
}
