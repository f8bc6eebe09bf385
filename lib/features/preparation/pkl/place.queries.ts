import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Executor, Transaction } from "@/db/client";
import { keptQuery } from "@/db/kept-query";
import { crew, crewTravelDocuments } from "@/db/schema/crew";
import { assignments, seats } from "@/db/schema/manning";
import { positions } from "@/db/schema/positions";
import { preparationPkls, preparations } from "@/db/schema/preparation";
import { payrollCategories } from "@/db/schema/rates";
import { principals, vessels } from "@/db/schema/vessels";
import type { Actor } from "@/lib/access/actor";
import { assertProcessed, unlessStopped } from "@/lib/features/crew/queries";
import { visibleTo } from "@/lib/features/vessels/queries";
import { notFound } from "@/lib/platform/errors";

const currentRanks = alias(positions, "current_ranks");

type Wanted = { employeeId: number; vesselId: number; addendumOfId?: number | undefined };

/**
 * Select the subject of an agreement: a joiner of the vessel, or for an addendum the seafarer on board with the
 * extended agreement.
 */
const selectPlaces = (db: Executor, actor: Actor, { employeeId, vesselId, addendumOfId }: Wanted) =>
  db
    .select({
      preparationId: preparations.id,
      endReason: preparations.endReason,
      assignment: { startDate: assignments.startDate, endDate: assignments.endDate, slot: assignments.slot },
      person: crew,
      seatId: seats.id,
      seatRank: positions,
      currentRank: currentRanks,
      vessel: vessels,
      principalName: principals.name,
      payrollCategoryName: payrollCategories.name,
    })
    .from(preparations)
    .innerJoin(assignments, eq(assignments.id, preparations.assignmentId))
    .innerJoin(seats, eq(seats.id, assignments.seatId))
    .innerJoin(positions, eq(positions.id, seats.positionId))
    .innerJoin(vessels, eq(vessels.id, preparations.vesselId))
    .innerJoin(crew, eq(crew.id, preparations.crewId))
    .innerJoin(currentRanks, eq(currentRanks.id, crew.positionId))
    .leftJoin(principals, eq(principals.id, vessels.principalId))
    .leftJoin(payrollCategories, eq(payrollCategories.id, vessels.payrollCategoryId))
    .where(
      and(
        eq(preparations.vesselId, vesselId),
        eq(preparations.crewId, employeeId),
        addendumOfId === undefined
          ? isNull(preparations.endedAt)
          : and(
              eq(preparations.endReason, "joined"),
              eq(assignments.slot, "current"),
              eq(
                preparations.id,
                db
                  .select({ id: preparationPkls.preparationId })
                  .from(preparationPkls)
                  .where(eq(preparationPkls.id, addendumOfId)),
              ),
            ),
        visibleTo(actor),
        unlessStopped(actor),
      ),
    )
    .orderBy(desc(preparations.id))
    .limit(1);
export type Place = Awaited<ReturnType<typeof selectPlaces>>[number];

/** Load the subject. @throws not-found without a preparation for a visible vessel */
export async function placeOf(db: Executor, actor: Actor, wanted: Wanted): Promise<Place> {
  const [place] = await selectPlaces(db, actor, wanted);
  if (!place) throw notFound("preparation.notFound");
  return place;
}

/**
 * Lock the subject until the transaction ends. @throws not-found, rule when the data is erased or its processing
 * stopped
 */
export async function lockPlace(db: Transaction, actor: Actor, wanted: Wanted): Promise<Place> {
  const [place] = await selectPlaces(db, actor, wanted).for("update", { of: preparations });
  if (!place) throw notFound("preparation.notFound");
  assertProcessed(place.person);
  return place;
}

const selectNumbers = keptQuery((db) =>
  db
    .select({ kind: crewTravelDocuments.kind, number: crewTravelDocuments.documentNumber })
    .from(crewTravelDocuments)
    .where(
      and(
        eq(crewTravelDocuments.crewId, sql.placeholder("crewId")),
        isNull(crewTravelDocuments.supersededAt),
        isNull(crewTravelDocuments.removedAt),
      ),
    )
    .orderBy(crewTravelDocuments.id),
);
/** Load the numbers of the valid seaman book and passport, to prefill the form. */
export async function travelNumbersOf(db: Executor, crewId: number) {
  const rows = await selectNumbers(db, { crewId });
  const numberOf = (kind: string) => rows.findLast((row) => row.kind === kind)?.number ?? null;
  return { seamanBookNo: numberOf("seaman-book"), passportNo: numberOf("passport") };
}
