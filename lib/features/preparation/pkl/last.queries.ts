import { and, desc, eq, isNotNull, isNull, max } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { preparationPkls, preparations } from "@/db/schema/preparation";

const signedOf = (assignmentId: number) =>
  and(
    eq(preparations.assignmentId, assignmentId),
    isNull(preparationPkls.supersededAt),
    isNotNull(preparationPkls.signedAt),
  );

/** What the signed agreement of a stay pays a month, in whole rupiah; null where none is signed. */
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

/** The last day that signed agreements and addenda of a stay cover; null where none is signed. product 5.15.8 */
export async function agreedUntil(db: Executor, assignmentId: number): Promise<string | null> {
  const [row] = await db
    .select({ endDate: max(preparationPkls.endDate) })
    .from(preparationPkls)
    .innerJoin(preparations, eq(preparations.id, preparationPkls.preparationId))
    .where(signedOf(assignmentId));
  return row?.endDate ?? null;
}
