import { and, asc, eq, isNull } from "drizzle-orm";
import { anyOf } from "@/db/any-of";
import type { Executor, Transaction } from "@/db/client";
import { crew } from "@/db/schema/crew";
import { assignments, seats } from "@/db/schema/manning";
import { positions } from "@/db/schema/positions";
import { preparations } from "@/db/schema/preparation";
import { vessels } from "@/db/schema/vessels";
import type { Actor } from "@/lib/access/actor";
import { hideStopped } from "@/lib/features/crew/queries";
import { visibleTo } from "@/lib/features/vessels/queries";
import { notFound } from "@/lib/platform/errors";

const selectOpenPreparations = (db: Executor, actor: Actor, vesselId: number, crewIds: readonly number[]) =>
  db
    .select({
      id: preparations.id,
      crewId: preparations.crewId,
      startDate: assignments.startDate,
      person: crew,
      vessel: { id: vessels.id, name: vessels.name, divisionId: vessels.divisionId },
      position: { id: positions.id, name: positions.name, nameEn: positions.nameEn },
    })
    .from(preparations)
    .innerJoin(assignments, eq(assignments.id, preparations.assignmentId))
    .innerJoin(seats, eq(seats.id, assignments.seatId))
    .innerJoin(positions, eq(positions.id, seats.positionId))
    .innerJoin(vessels, eq(vessels.id, preparations.vesselId))
    .innerJoin(crew, eq(crew.id, preparations.crewId))
    .where(
      and(
        eq(preparations.vesselId, vesselId),
        anyOf(preparations.crewId, crewIds),
        isNull(preparations.endedAt),
        visibleTo(actor),
        hideStopped(actor),
      ),
    )
    .orderBy(asc(preparations.id));
export type OpenPreparation = Awaited<ReturnType<typeof selectOpenPreparations>>[number];

/**
 * Lock the open preparations of seafarers for a vessel in id order, so that concurrent writes wait. @throws not-found
 * when one has none for a visible vessel
 */
export async function lockOpenPreparations(
  db: Transaction,
  actor: Actor,
  vesselId: number,
  crewIds: readonly number[],
): Promise<OpenPreparation[]> {
  const requestedIds = [...new Set(crewIds)];
  const locked = await selectOpenPreparations(db, actor, vesselId, requestedIds).for("update", { of: preparations });
  if (locked.length !== requestedIds.length) throw notFound("preparation.notFound");
  return locked;
}

/** Lock the open preparation of an item. @throws not-found, also when it has ended */
export async function lockOpenPreparation(db: Transaction, actor: Actor, id: number): Promise<OpenPreparation> {
  const [row] = await db
    .select({ vesselId: preparations.vesselId, crewId: preparations.crewId })
    .from(preparations)
    .where(eq(preparations.id, id));
  const [open] = row ? await lockOpenPreparations(db, actor, row.vesselId, [row.crewId]) : [];
  if (!open) throw notFound("preparation.notFound");
  return open;
}
