import { and, asc, eq, isNull, ne, sql, type SQL } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { crew } from "@/db/schema/crew";
import { assignments, extensions, seats } from "@/db/schema/manning";
import { positions, vesselTypes } from "@/db/schema/positions";
import { schedules } from "@/db/schema/scheduling";
import { principals, vessels } from "@/db/schema/vessels";
import type { Actor } from "@/lib/access/actor";
import { withoutStoppedPeople } from "@/lib/features/vessels/on-board/queries";
import { manningColumns } from "@/lib/features/vessels/on-board.queries";
import { visibleTo } from "@/lib/features/vessels/queries";
import { isPending } from "../plans/extension-ends.queries";
import { failedCheckup } from "./failed-checkup.queries";

const { id, employeeNumber, seafarerCode, fullName } = crew;
const { name, divisionId, vesselTypeId, principalId, scrappedOn } = vessels;
const isOpen = and(ne(assignments.slot, "history"), ne(assignments.slot, "cancelled"));

/** Select seats with the people in their five slots, by rank. A vessel without seats returns one row. */
export const selectSeats = (db: Executor, actor: Actor, vessel: SQL, seat?: SQL) =>
  db
    .select({
      vessel: { id: vessels.id, name, divisionId, vesselTypeId, principalId, scrappedOn },
      vesselType: vesselTypes.name,
      vesselTypeNameId: vesselTypes.nameId,
      pendingExtensions: db.$count(extensions, and(eq(extensions.vesselId, vessels.id), isPending)),
      manned: manningColumns,
      principal: { name: principals.name, approvalPolicy: principals.approvalPolicy },
      seat: { id: seats.id, sequence: seats.sequence },
      /** The last sign-off from the seat, or its creation: since when it is vacant while it has no holder. */
      emptySince: sql<string | null>`coalesce(
        (select max(left_by.checked_out_on) from assignments left_by where left_by.seat_id = ${seats.id}),
        (${seats.createdAt} at time zone 'Asia/Jakarta')::date
      )`,
      position: {
        id: positions.id,
        name: positions.name,
        nameEn: positions.nameEn,
        level: positions.level,
        department: positions.department,
      },
      assignment: assignments,
      schedule: {
        id: schedules.id,
        statusId: schedules.statusId,
        cancelledAt: schedules.cancelledAt,
        onBoardDate: schedules.onBoardDate,
        offBoardDate: schedules.offBoardDate,
      },
      isUnprepared: sql<boolean>`${assignments.slot} is not distinct from 'next' and ${failedCheckup(assignments.id)}`,
      person: { id, employeeNumber, seafarerCode, fullName },
    })
    .from(vessels)
    .innerJoin(vesselTypes, eq(vesselTypes.id, vessels.vesselTypeId))
    .leftJoin(principals, eq(principals.id, vessels.principalId))
    .leftJoin(seats, and(eq(seats.vesselId, vessels.id), isNull(seats.removedAt), seat))
    .leftJoin(positions, eq(positions.id, seats.positionId))
    .leftJoin(assignments, and(eq(assignments.seatId, seats.id), isOpen, withoutStoppedPeople(actor)))
    .leftJoin(crew, eq(crew.id, assignments.crewId))
    .leftJoin(schedules, eq(schedules.assignmentId, assignments.id))
    .where(and(vessel, visibleTo(actor)))
    .orderBy(asc(positions.seniority), asc(positions.id), asc(seats.sequence), asc(seats.id));
export type SeatTableRow = Awaited<ReturnType<typeof selectSeats>>[number];
