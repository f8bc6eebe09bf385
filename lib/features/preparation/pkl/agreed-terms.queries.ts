import { and, desc, eq, isNotNull, isNull, max } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { preparationPkls, preparations } from "@/db/schema/preparation";

const signedOf = (assignmentId: number) =>
  and(
    eq(preparations.assignmentId, assignmentId),
    isNull(preparationPkls.supersededAt),
    isNotNull(preparationPkls.signedAt),
  );

/** Return the monthly pay of an assignment's signed agreement in whole rupiah; null without one. */
export async function agreedWages(db: Executor, assignmentId: number): Promise<number | null> {
  const [row] = await db
    .select({ totalWages: preparationPkls.totalWages })
    .from(preparationPkls)
    .innerJoin(preparations, eq(preparations.id, preparationPkls.preparationId))
    .where(signedOf(assignmentId))
    .orderBy(desc(preparationPkls.id))
    .limit(1);
  return row?.totalWages ?? null;
}

/** Return the last day covered by an assignment's signed agreements and addenda; null without one. product 5.15.8 */
export async function agreedUntil(db: Executor, assignmentId: number): Promise<string | null> {
  const [row] = await db
    .select({ endDate: max(preparationPkls.endDate) })
    .from(preparationPkls)
    .innerJoin(preparations, eq(preparations.id, preparationPkls.preparationId))
    .where(signedOf(assignmentId));
  return row?.endDate ?? null;
}
