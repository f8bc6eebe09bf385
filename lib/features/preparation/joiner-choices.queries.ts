import { and, asc, eq, isNull } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { crew } from "@/db/schema/crew";
import { assignments, seats } from "@/db/schema/manning";
import { positions } from "@/db/schema/positions";
import { preparations } from "@/db/schema/preparation";
import { vessels } from "@/db/schema/vessels";
import type { Actor } from "@/lib/access/actor";
import { visibleItems } from "./scope.queries";

/** Select the joiners of a vessel as options, earliest first. */
export const selectJoinerChoices = (db: Executor, actor: Actor, vesselId: number) =>
  db
    .select({
      preparationId: preparations.id,
      crewId: crew.id,
      name: crew.fullName,
      position: { name: positions.name, nameEn: positions.nameEn },
      startDate: assignments.startDate,
      vesselName: vessels.name,
      divisionId: vessels.divisionId,
    })
    .from(preparations)
    .innerJoin(assignments, eq(assignments.id, preparations.assignmentId))
    .innerJoin(seats, eq(seats.id, assignments.seatId))
    .innerJoin(positions, eq(positions.id, seats.positionId))
    .innerJoin(vessels, eq(vessels.id, preparations.vesselId))
    .innerJoin(crew, eq(crew.id, preparations.crewId))
    .where(and(visibleItems(actor, { vesselId }), isNull(preparations.endedAt)))
    .orderBy(asc(assignments.startDate), asc(crew.fullName))
    .limit(200);
