import { and, asc, eq, isNull, notInArray, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { z } from "zod";
import { isAnyOf } from "@/db/any-of";
import type { Executor } from "@/db/client";
import { preparedQuery } from "@/db/prepared-query";
import { lookups, portPositions } from "@/db/schema/lookups";
import { assignments, seats } from "@/db/schema/manning";
import { positions, vesselTypes } from "@/db/schema/positions";
import { operationAreas } from "@/db/schema/rates";
import { schedules } from "@/db/schema/scheduling";
import { principals, vessels } from "@/db/schema/vessels";
import { visibilityKey, type Actor } from "@/lib/access/actor";
import { forecastDaysOfVessel } from "@/lib/features/crew/forecast/queries";
import { matchesListFilters } from "@/lib/features/vessels/list/queries";
import { newestRoute, newestVoyage } from "@/lib/features/vessels/location.queries";
import { manningColumns } from "@/lib/features/vessels/on-board.queries";
import { withoutStoppedPeople } from "@/lib/features/vessels/on-board/queries";
import { matchesTab, visibleTo } from "@/lib/features/vessels/queries";
import { vacantSeats } from "@/lib/features/vessels/vacancies.queries";
import type { Period } from "@/lib/platform/calendar/period";
import { vesselStates } from "../planning/vessel-states.queries";
import type { listFleetTimelineInput } from "./schema";

const here = alias(portPositions, "here");
const ahead = alias(portPositions, "ahead");

type Input = z.output<typeof listFleetTimelineInput>;
const maxVessels = 500;

/** Select the vessels in operation of a timeline, most urgent first, with the ends of documents in the window. */
export function selectFleet(db: Executor, actor: Actor, input: Input, window: Period) {
  const [voyage, route] = [newestVoyage(db), newestRoute(db)];
  const { search = "", vesselType, principalId, operationAreaId } = input;
  return db
    .select({
      id: vessels.id,
      name: vessels.name,
      vesselTypeId: vessels.vesselTypeId,
      vesselType: vesselTypes.name,
      vesselTypeNameId: vesselTypes.nameId,
      principal: principals.name,
      operationArea: operationAreas.name,
      port: { portId: voyage.portId, port: voyage.port, latitude: here.latitude, longitude: here.longitude },
      nextPort: {
        portId: route.destinationPortId,
        port: route.destination,
        latitude: ahead.latitude,
        longitude: ahead.longitude,
        arrivesAt: route.arrivesAt,
      },
      ...manningColumns,
      vacantSeats,
      documents: forecastDaysOfVessel(actor, window),
      total: sql<number>`count(*) over ()::int`,
    })
    .from(vessels)
    .innerJoin(vesselTypes, eq(vesselTypes.id, vessels.vesselTypeId))
    .leftJoin(principals, eq(principals.id, vessels.principalId))
    .leftJoin(operationAreas, eq(operationAreas.id, vessels.operationAreaId))
    .leftJoin(vesselStates(window.from), sql`states.vessel_id = ${vessels.id}`)
    .leftJoinLateral(voyage, sql`true`)
    .leftJoinLateral(route, sql`true`)
    .leftJoin(here, eq(here.portId, voyage.portId))
    .leftJoin(ahead, eq(ahead.portId, route.destinationPortId))
    .where(
      and(
        visibleTo(actor),
        matchesTab("in-operation"),
        matchesListFilters(db, { filterList: search, vesselType, principalId, divisionId: undefined }),
        isAnyOf(vessels.operationAreaId, operationAreaId),
      ),
    )
    .orderBy(
      sql`states.action_on asc nulls last`,
      sql`states.plan_on asc nulls last`,
      asc(vessels.name),
      asc(vessels.id),
    )
    .limit(maxVessels);
}

const portName = (id: SQL) => sql<string | null>`(select ${lookups.name} from ${lookups} where ${lookups.id} = ${id})`;

const fleetSeats = preparedQuery(
  (db, actor: Actor) =>
    db
      .select({
        vesselId: seats.vesselId,
        seatId: seats.id,
        position: { name: positions.nameEn, nameId: positions.name },
        assignment: {
          id: assignments.id,
          slot: assignments.slot,
          startDate: assignments.startDate,
          endDate: assignments.endDate,
          originalEndDate: assignments.originalEndDate,
          principalStatus: assignments.principalStatus,
          employeeStatus: assignments.employeeStatus,
          checkedInOn: assignments.checkedInOn,
          checkedOutOn: assignments.checkedOutOn,
        },
        joinPort: portName(sql`${schedules.onBoardPortId}`),
        leavePort: portName(sql`${schedules.offBoardPortId}`),
      })
      .from(seats)
      .innerJoin(positions, eq(positions.id, seats.positionId))
      .leftJoin(
        assignments,
        and(
          eq(assignments.seatId, seats.id),
          notInArray(assignments.slot, ["history", "cancelled"]),
          isNull(assignments.checkedOutOn),
          withoutStoppedPeople(actor),
        ),
      )
      .leftJoin(schedules, and(eq(schedules.assignmentId, assignments.id), isNull(schedules.cancelledAt)))
      .where(and(sql`${seats.vesselId} = any(${sql.placeholder("vesselIds")})`, isNull(seats.removedAt)))
      .orderBy(asc(positions.seniority), asc(positions.id), asc(seats.sequence), asc(seats.id)),
  visibilityKey,
);

/** Select the seats of vessels by rank, each with its people on board and planned. */
export const selectFleetSeats = (db: Executor, actor: Actor, vesselIds: readonly number[]) =>
  fleetSeats(db, { vesselIds: [...vesselIds] }, actor);
export type FleetSeatRow = Awaited<ReturnType<typeof selectFleetSeats>>[number];
