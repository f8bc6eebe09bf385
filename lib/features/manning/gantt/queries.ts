import { and, asc, eq, isNull, ne, sql } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { preparedQuery } from "@/db/prepared-query";
import { crew } from "@/db/schema/crew";
import { assignments, seats } from "@/db/schema/manning";
import { positions } from "@/db/schema/positions";
import { schedules } from "@/db/schema/scheduling";
import { principals, vessels } from "@/db/schema/vessels";
import { visibilityKey, type Actor } from "@/lib/access/actor";
import { withoutStoppedPeople } from "@/lib/features/vessels/on-board/queries";
import { newestRoute } from "@/lib/features/vessels/location.queries";
import { visibleTo } from "@/lib/features/vessels/queries";

const { slot, startDate, endDate, originalEndDate, principalStatus, employeeStatus, checkedInOn, checkedOutOn } =
  assignments;

const selectPrepared = preparedQuery((db, actor: Actor) => {
  const route = newestRoute(db);
  return db
    .select({
      vessel: { id: vessels.id, name: vessels.name, divisionId: vessels.divisionId },
      leastPairYears: principals.leastPairYears,
      route: { origin: route.origin, destination: route.destination },
      seatId: seats.id,
      position: { name: positions.name, nameEn: positions.nameEn, department: positions.department },
      assignment: {
        id: assignments.id,
        slot,
        startDate,
        endDate,
        originalEndDate,
        principalStatus,
        employeeStatus,
        checkedInOn,
        checkedOutOn,
      },
      schedule: {
        statusId: schedules.statusId,
        cancelledAt: schedules.cancelledAt,
        onBoardDate: schedules.onBoardDate,
        offBoardDate: schedules.offBoardDate,
      },
      person: {
        id: crew.id,
        fullName: crew.fullName,
        employeeNumber: crew.employeeNumber,
        seafarerCode: crew.seafarerCode,
      },
    })
    .from(vessels)
    .leftJoin(principals, eq(principals.id, vessels.principalId))
    .leftJoinLateral(route, sql`true`)
    .leftJoin(seats, and(eq(seats.vesselId, vessels.id), isNull(seats.removedAt)))
    .leftJoin(positions, eq(positions.id, seats.positionId))
    .leftJoin(
      assignments,
      and(eq(assignments.seatId, seats.id), ne(assignments.slot, "cancelled"), withoutStoppedPeople(actor)),
    )
    .leftJoin(crew, eq(crew.id, assignments.crewId))
    .leftJoin(schedules, eq(schedules.assignmentId, assignments.id))
    .where(and(eq(vessels.id, sql.placeholder("vesselId")), visibleTo(actor)))
    .orderBy(
      asc(positions.seniority),
      asc(positions.id),
      asc(seats.sequence),
      asc(seats.id),
      asc(assignments.startDate),
      asc(assignments.id),
    );
}, visibilityKey);

/**
 * Select a vessel with route, seats by rank and all visible assignments, in one query. A vessel without seats returns
 * one row.
 */
export const selectChart = (db: Executor, actor: Actor, vesselId: number) => selectPrepared(db, { vesselId }, actor);
export type ChartRow = Awaited<ReturnType<typeof selectChart>>[number];
