import { and, eq, gte, lte } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { personMonths } from "@/db/schema/work-orders";

/** Whether a month of a person's tax year is locked. */
export async function isTaxYearLocked(db: Executor, crewId: number, year: number): Promise<boolean> {
  const ofYear = and(gte(personMonths.taxMonth, `${year}-01-01`), lte(personMonths.taxMonth, `${year}-12-01`));
  const isLocked = and(eq(personMonths.crewId, crewId), eq(personMonths.state, "locked"), ofYear);
  return (await db.$count(personMonths, isLocked)) > 0;
}
