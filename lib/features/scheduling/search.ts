import { asc, eq, isNull, sql } from "drizzle-orm";
import { allConditions } from "@/db/all-conditions";
import { preparedQuery } from "@/db/prepared-query";
import { crew } from "@/db/schema/crew";
import { assignments, seats } from "@/db/schema/manning";
import { positions } from "@/db/schema/positions";
import { schedules } from "@/db/schema/scheduling";
import { vessels } from "@/db/schema/vessels";
import { visibilityKey, type UserActor } from "@/lib/access/actor";
import { isAmongNameMatches, rankColumns } from "@/lib/features/crew/list/name-matches.queries";
import { emptyFields, maxWork, type Find, type SearchKind } from "@/lib/platform/registry/search-kind";
import { visibleSchedules } from "./scope.queries";

const selectSchedules = preparedQuery(
  (db, actor: UserActor) =>
    db
      .select({
        id: schedules.id,
        vesselId: vessels.id,
        name: crew.fullName,
        vesselName: vessels.name,
        ...rankColumns,
      })
      .from(schedules)
      .innerJoin(crew, eq(crew.id, schedules.crewId))
      .innerJoin(vessels, eq(vessels.id, schedules.vesselId))
      .innerJoin(assignments, eq(assignments.id, schedules.assignmentId))
      .innerJoin(seats, eq(seats.id, assignments.seatId))
      .innerJoin(positions, eq(positions.id, seats.positionId))
      .where(
        allConditions(
          visibleSchedules(actor),
          isNull(schedules.cancelledAt),
          sql`${schedules.statusId} < 7`,
          isAmongNameMatches(db, actor),
        ),
      )
      .orderBy(asc(crew.fullName), asc(schedules.id))
      .limit(maxWork),
  visibilityKey,
);
const findSchedules: Find = async (db, { actor, keyword }) => {
  const rows = await selectSchedules(db, { keyword }, actor);
  return rows.map(({ vesselId, ...row }) => ({
    ...emptyFields,
    ...row,
    kind: "schedules",
    nameId: row.name,
    path: `/dashboard/manning/onboard-scheduling/vessel/${vesselId}/crews/${row.id}/details`,
  }));
};

export const searches: readonly SearchKind[] = [
  {
    kind: "schedules",
    right: "scheduling:view",
    page: "/dashboard/manning/onboard-scheduling/vessel/0/crews",
    find: findSchedules,
  },
];
