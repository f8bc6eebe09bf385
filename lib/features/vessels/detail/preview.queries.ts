import { and, asc, eq, inArray, ne, sql } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { crew } from "@/db/schema/crew";
import { assignments, seats } from "@/db/schema/manning";
import { positions, vesselTypes } from "@/db/schema/positions";
import { principals, vessels } from "@/db/schema/vessels";
import type { Actor } from "@/lib/access/actor";
import { hideStopped } from "@/lib/features/crew/queries";
import { newestVoyage } from "../location.queries";
import { visibleTo } from "../queries";
import { manningColumns } from "../on-board.queries";
import { vacantSeats } from "../vacancies.queries";

const maxJoiners = 5;

/** Select a vessel's summary; undefined when the actor may not see it. */
export async function selectVesselPreview(db: Executor, actor: Actor, id: number) {
  const voyage = newestVoyage(db);
  const [row] = await db
    .select({
      vesselId: vessels.id,
      vesselName: vessels.name,
      vesselType: vesselTypes.name,
      vesselTypeNameId: vesselTypes.nameId,
      principalId: vessels.principalId,
      principal: principals.name,
      currentLocation: voyage.port,
      locationRecordedAt: voyage.recordedAt,
      scrappedOn: vessels.scrappedOn,
      ...manningColumns,
      vacantSeats,
    })
    .from(vessels)
    .innerJoin(vesselTypes, eq(vesselTypes.id, vessels.vesselTypeId))
    .leftJoin(principals, eq(principals.id, vessels.principalId))
    .leftJoinLateral(voyage, sql`true`)
    .where(and(eq(vessels.id, id), visibleTo(actor)));
  return row;
}

/** Select the next joiners of a vessel, soonest first, without rejected people and those the actor may not see. */
export const selectJoiners = (db: Executor, actor: Actor, vesselId: number) =>
  db
    .select({
      crewId: crew.id,
      fullName: crew.fullName,
      jobPositionName: positions.nameEn,
      jobPositionNameId: positions.name,
      startDate: assignments.startDate,
    })
    .from(assignments)
    .innerJoin(crew, eq(crew.id, assignments.crewId))
    .innerJoin(seats, eq(seats.id, assignments.seatId))
    .innerJoin(positions, eq(positions.id, seats.positionId))
    .where(
      and(
        eq(assignments.vesselId, vesselId),
        inArray(assignments.slot, ["next", "next-but-one"]),
        ne(assignments.principalStatus, "Rejected"),
        ne(assignments.employeeStatus, "Rejected"),
        hideStopped(actor),
      ),
    )
    .orderBy(asc(assignments.startDate), asc(assignments.id))
    .limit(maxJoiners);
