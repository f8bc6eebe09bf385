import { and, asc, desc, eq, sql } from "drizzle-orm";
import { anyOf } from "@/db/any-of";
import type { Executor } from "@/db/client";
import { crew } from "@/db/schema/crew";
import { assignmentEvents, assignments, seats } from "@/db/schema/manning";
import { positions } from "@/db/schema/positions";
import { fullNameOf, users } from "@/db/schema/users";
import { vessels } from "@/db/schema/vessels";
import type { Actor } from "@/lib/access/actor";
import { withoutStoppedPeople } from "@/lib/features/vessels/on-board/queries";
import { visibleTo } from "@/lib/features/vessels/queries";

type HistoryQuery = { vesselId: number; vesselCrewId: number; pageNumber: number; pageSize: number };

/**
 * Select all assignments of a seat, newest first, removed ones included. A seat never held returns one row. total: over
 * all pages.
 */
export const selectHolders = (
  db: Executor,
  actor: Actor,
  { vesselId, vesselCrewId, pageNumber, pageSize }: HistoryQuery,
) =>
  db
    .select({
      vesselName: vessels.name,
      sequence: seats.sequence,
      position: { name: positions.name, nameEn: positions.nameEn },
      assignment: assignments,
      person: { id: crew.id, employeeNumber: crew.employeeNumber, fullName: crew.fullName },
      total: sql<number>`count(${assignments.id}) over ()::int`,
    })
    .from(seats)
    .innerJoin(vessels, eq(vessels.id, seats.vesselId))
    .innerJoin(positions, eq(positions.id, seats.positionId))
    .leftJoin(assignments, and(eq(assignments.seatId, seats.id), withoutStoppedPeople(actor)))
    .leftJoin(crew, eq(crew.id, assignments.crewId))
    .where(and(eq(seats.id, vesselCrewId), eq(seats.vesselId, vesselId), visibleTo(actor)))
    .orderBy(desc(assignments.startDate), desc(assignments.id))
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize);

/** More events than a page of assignments has. */
const maxEvents = 1000;

/** Select the events of these assignments in order. Account names of erased people are hidden. */
export const selectEvents = (db: Executor, ids: readonly number[]) =>
  db
    .select({
      id: assignmentEvents.id,
      assignmentId: assignmentEvents.assignmentId,
      event: assignmentEvents.event,
      fromSlot: assignmentEvents.fromSlot,
      toSlot: assignmentEvents.toSlot,
      effectiveOn: assignmentEvents.effectiveOn,
      startDate: sql<string | null>`${assignmentEvents.details} -> 'set' ->> 'startDate'`,
      endDate: sql<string | null>`${assignmentEvents.details} -> 'set' ->> 'endDate'`,
      reason: assignmentEvents.reason,
      by: sql<string | null>`case when ${crew.erasedAt} is null then ${fullNameOf(users)} end`,
      at: assignmentEvents.createdAt,
    })
    .from(assignmentEvents)
    .leftJoin(users, eq(users.id, assignmentEvents.createdBy))
    .leftJoin(crew, eq(crew.id, users.crewId))
    .where(anyOf(assignmentEvents.assignmentId, ids))
    .orderBy(asc(assignmentEvents.id))
    .limit(maxEvents);
