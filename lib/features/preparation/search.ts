import { asc, eq, isNull } from "drizzle-orm";
import { allConditions } from "@/db/all-conditions";
import { preparedQuery } from "@/db/prepared-query";
import { crew } from "@/db/schema/crew";
import { assignments, seats } from "@/db/schema/manning";
import { positions } from "@/db/schema/positions";
import { preparations } from "@/db/schema/preparation";
import { vessels } from "@/db/schema/vessels";
import { visibilityKey, type UserActor } from "@/lib/access/actor";
import { crewNameMatches, rankColumns } from "@/lib/features/crew/list/name-matches.queries";
import { emptyFields, maxWork, type Find, type SearchKind } from "@/lib/platform/registry/search-kind";
import { visibleItems } from "./scope.queries";

const selectPreparations = preparedQuery(
  (db, actor: UserActor) =>
    db
      .select({
        id: preparations.id,
        vesselId: vessels.id,
        crewId: crew.id,
        name: crew.fullName,
        vesselName: vessels.name,
        ...rankColumns,
      })
      .from(preparations)
      .innerJoin(crew, eq(crew.id, preparations.crewId))
      .innerJoin(vessels, eq(vessels.id, preparations.vesselId))
      .innerJoin(assignments, eq(assignments.id, preparations.assignmentId))
      .innerJoin(seats, eq(seats.id, assignments.seatId))
      .innerJoin(positions, eq(positions.id, seats.positionId))
      .where(allConditions(visibleItems(actor, {}), isNull(preparations.endedAt), crewNameMatches))
      .orderBy(asc(crew.fullName), asc(preparations.id))
      .limit(maxWork),
  visibilityKey,
);
const findPreparations: Find = async (db, { actor, keyword }) => {
  const rows = await selectPreparations(db, { keyword }, actor);
  return rows.map(({ vesselId, crewId, ...row }) => ({
    ...emptyFields,
    ...row,
    kind: "preparations",
    nameId: row.name,
    path: `/dashboard/manning/onboard-preparation/vessel/${vesselId}/crews/${crewId}/details`,
  }));
};

export const searches: readonly SearchKind[] = [
  {
    kind: "preparations",
    right: "preparation:view",
    page: "/dashboard/manning/onboard-preparation/vessel/0/crews",
    find: findPreparations,
  },
];
