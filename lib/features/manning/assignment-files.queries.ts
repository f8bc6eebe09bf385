import { and, eq } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { crew } from "@/db/schema/crew";
import { assignments } from "@/db/schema/manning";
import { vessels } from "@/db/schema/vessels";
import { can, type Actor } from "@/lib/access/actor";
import { isAmong } from "@/lib/access/roles";
import { hideStopped } from "@/lib/features/crew/queries";
import { visibleTo } from "@/lib/features/vessels/queries";

/**
 * Whether the actor may read an assignment's evidence: staff who see the vessel's manning, and its head. Never
 * principals. product 5.2, 5.11
 */
export async function mayReadAssignmentFile(
  db: Executor,
  actor: Actor,
  { subjectId }: { subjectId: number | null },
): Promise<boolean> {
  if (subjectId === null || actor.kind !== "user" || !can(actor, "manning:view") || isAmong(actor, "principals"))
    return false;
  const rows = await db
    .select({ id: assignments.id })
    .from(assignments)
    .innerJoin(vessels, eq(vessels.id, assignments.vesselId))
    .innerJoin(crew, eq(crew.id, assignments.crewId))
    .where(and(eq(assignments.id, subjectId), visibleTo(actor), hideStopped(actor)));
  return rows.length > 0;
}
