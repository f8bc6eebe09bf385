import { and, eq, isNull, sql } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { assignments, seats } from "@/db/schema/manning";
import { vessels } from "@/db/schema/vessels";
import type { Actor } from "@/lib/access/actor";
import { draftOpeningInput, jobOpeningChanged } from "@/lib/features/job-openings/schema";
import { storeOpening } from "@/lib/features/job-openings/store-opening.queries";
import { visibleTo } from "@/lib/features/vessels/queries";
import { AppError, notFound, refused } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";

const hasRelief = sql<boolean>`exists (
  select from ${assignments} where ${assignments.seatId} = ${seats.id} and ${assignments.slot} = 'next'
    and ${assignments.principalStatus} <> 'Rejected' and ${assignments.employeeStatus} <> 'Rejected'
)`;

/** Read a seat of a vessel in operation and whether it has a planned person. @throws not-found */
async function gapOf(db: Executor, actor: Actor, vesselCrewId: number) {
  const [seat] = await db
    .select({ positionId: seats.positionId, vesselTypeId: vessels.vesselTypeId, hasRelief })
    .from(seats)
    .innerJoin(vessels, eq(vessels.id, seats.vesselId))
    .where(and(eq(seats.id, vesselCrewId), isNull(seats.removedAt), isNull(vessels.scrappedOn), visibleTo(actor)));
  if (!seat) throw notFound("manning.notFound");
  return seat;
}

/**
 * Draft a job opening for a seat without a joiner. Rank and vessel type are the seat's.
 * @throws not-found; rule once a person is planned; invalid for another rank or vessel type
 */
export const draftJobOpening = write({
  name: "manning.draft-opening",
  access: "job-openings:draft-from-gap",
  input: draftOpeningInput,
  output: jobOpeningChanged,
  async run(scope, { vesselCrewId, ...opening }) {
    const seat = await gapOf(scope.db, scope.actor, vesselCrewId);
    if (seat.hasRelief) throw refused("crew-changes.draft.covered");
    const mismatchedField = seat.vesselTypeId === opening.vesselTypeId ? "positionId" : "vesselTypeId";
    if (seat.positionId !== opening.positionId || seat.vesselTypeId !== opening.vesselTypeId)
      throw new AppError("invalid", "errors.invalid", {}, [
        { path: mismatchedField, message: "crew-changes.draft.otherSeat" },
      ]);
    const created = await storeOpening(scope, opening);
    scope.audit({ subject: created.id, after: { ...created, vesselCrewId } });
    return created;
  },
});
