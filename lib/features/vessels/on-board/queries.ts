import { and, asc, desc, eq, gte, isNotNull, isNull, like, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Executor } from "@/db/client";
import { summaryStatus } from "@/db/enums/manning";
import { crew } from "@/db/schema/crew";
import { assignments, seats } from "@/db/schema/manning";
import { positions } from "@/db/schema/positions";
import { vessels } from "@/db/schema/vessels";
import { can, type Actor } from "@/lib/access/actor";
import { isActorAmong } from "@/lib/access/roles";
import { certificateStatus } from "@/lib/features/crew/compliance/certificate-validity.rules";
import { fieldClassesOf } from "@/lib/features/crew/fields.rules";
import { daysBetween } from "@/lib/platform/calendar/period";
import { hideStopped } from "@/lib/features/crew/queries";
import { addYears } from "@/lib/platform/calendar/dates";
import { notFound } from "@/lib/platform/errors";
import { containing } from "@/db/search-text";
import { durationTone } from "./rules";
import type { Vacancy, VesselCrewRow } from "./schema";
import { isOnBoardOf, isInHandover } from "../on-board.queries";
import { visibleTo } from "../queries";
import { vacanciesFor, type Vacancy as Found } from "../vacancies.queries";

/** Count a vessel's rows if the actor may see it. @param total counted by vessel. @throws not-found */
async function totalOf(db: Executor, actor: Actor, vesselId: number, total: SQL<number>) {
  const [row] = await db
    .select({ total })
    .from(vessels)
    .where(and(eq(vessels.id, vesselId), visibleTo(actor)));
  if (!row) throw notFound("vessels.notFound");
  return row.total;
}

export const matchesName = (keyword: string) => (keyword ? like(crew.searchText, containing(keyword)) : undefined);

/** Exclude people whose processing is stopped, unless the actor may see them. product 5.20 */
export function withoutStoppedPeople(actor: Actor): SQL | undefined {
  const isVisible = hideStopped(actor);
  return isVisible && sql`exists (select from ${crew} where ${crew.id} = ${assignments.crewId} and ${isVisible})`;
}

/** Match ended assignments of a vessel; principals see the last twelve months. product 5.12 */
export function leftVesselWhere(vesselId: number | PgColumn, actor: Actor, today: string): SQL | undefined {
  const isPrincipal = isActorAmong(actor, "principals");
  return and(
    eq(assignments.vesselId, vesselId),
    isNotNull(assignments.checkedOutOn),
    withoutStoppedPeople(actor),
    isPrincipal ? gte(assignments.checkedOutOn, addYears(today, -1)) : undefined,
  );
}

const isOnCurrentAssignment = and(
  eq(assignments.crewId, crew.id),
  isNotNull(assignments.checkedInOn),
  isNull(assignments.checkedOutOn),
);
const rank = sql`coalesce(${seats.positionId}, ${crew.positionId})`;

const onBoardRows = (vesselId: number, keyword: string) => and(isOnBoardOf(vesselId), matchesName(keyword));

/** Count people on board and list vacant seats, whatever the keyword, in one query. @throws not-found */
export async function countOnBoard(db: Executor, actor: Actor, vesselId: number, keyword: string) {
  const total = sql<number>`(select count(*)::int from ${crew} where ${onBoardRows(vesselId, keyword)})`;
  const [row] = await db
    .select({ total, vacancies: vacanciesFor(actor, can(actor, "manning:view")) })
    .from(vessels)
    .where(and(eq(vessels.id, vesselId), visibleTo(actor)));
  if (!row) throw notFound("vessels.notFound");
  return row;
}

/** Select people on board with position and assignment, in order of rank. */
export const selectOnBoard = (db: Executor, vesselId: number, keyword = "") =>
  db
    .select({
      person: {
        id: crew.id,
        employeeNumber: crew.employeeNumber,
        seafarerCode: crew.seafarerCode,
        fullName: crew.fullName,
        vesselId: crew.vesselId,
        statusSince: crew.statusSince,
        plannedOffBoard: crew.plannedOffBoard,
        missingCertificates: crew.missingCertificates,
        firstCertificateExpiry: crew.firstCertificateExpiry,
      },
      position: { id: positions.id, name: positions.name, nameEn: positions.nameEn, seniority: positions.seniority },
      assignment: {
        id: assignments.id,
        seatId: assignments.seatId,
        slot: assignments.slot,
        checkedInOn: assignments.checkedInOn,
        endDate: assignments.endDate,
      },
      sequence: seats.sequence,
      isHandover: isInHandover,
    })
    .from(crew)
    .leftJoin(assignments, isOnCurrentAssignment)
    .leftJoin(seats, eq(seats.id, assignments.seatId))
    .innerJoin(positions, eq(positions.id, rank))
    .where(onBoardRows(vesselId, keyword))
    .orderBy(asc(positions.seniority), sql`${seats.sequence} nulls last`, asc(crew.fullName), asc(crew.id));
type OnBoardRow = Awaited<ReturnType<typeof selectOnBoard>>[number];

/** Map a person on board to documented names. Certificates only with permission. product 5.12 */
export function toResponse(
  { person, position, assignment, sequence, isHandover }: OnBoardRow,
  actor: Actor,
  today: string,
): VesselCrewRow {
  const classes = fieldClassesOf(actor, person);
  const offBoard = person.plannedOffBoard ?? assignment?.endDate ?? null;
  const daysLeft = offBoard === null ? null : daysBetween(today, offBoard);
  const { missingCertificates: missing, firstCertificateExpiry: firstExpiry } = person;
  return {
    id: person.id,
    crewId: person.id,
    employeeIdNumber: person.employeeNumber,
    seafarerId: person.seafarerCode,
    fullName: person.fullName,
    jobPositionId: position.id,
    jobPositionName: position.nameEn,
    jobPositionNameId: position.name,
    vesselCrewId: assignment?.seatId ?? null,
    assignmentId: assignment?.id ?? null,
    slot: assignment?.slot ?? null,
    onBoard: assignment?.checkedInOn ?? person.statusSince,
    offBoard,
    daysLeft,
    durationTone: daysLeft === null ? null : durationTone(daysLeft),
    certificateStatus: classes.has("professional")
      ? certificateStatus({ missing, firstExpiry, plannedOffBoard: offBoard }, today)
      : null,
    isHandover,
    seniority: position.seniority,
    sequence: sequence ?? null,
  };
}

/** Map a vacant seat with its days. A plan is confirmed once both parties agreed. */
export function onVacancy({ next, ...seat }: Found, actor: Actor, today: string): Vacancy {
  return {
    ...seat,
    daysVacant: Math.max(0, daysBetween(seat.since, today)),
    isPlanKnown: can(actor, "manning:view"),
    next: next && {
      crewId: next.crewId,
      fullName: next.fullName,
      startDate: next.startDate,
      daysToJoin: daysBetween(today, next.startDate),
      summaryStatus: summaryStatus(next.principalStatus, next.employeeStatus) === "Confirmed" ? "Confirmed" : "Pending",
    },
  };
}

/** Select people who left a vessel, last first, with their rank there. */
export const selectHistory = (db: Executor, where: SQL | undefined) =>
  db
    .select({
      id: assignments.id,
      crewId: crew.id,
      employeeIdNumber: crew.employeeNumber,
      seafarerId: crew.seafarerCode,
      fullName: crew.fullName,
      jobPositionName: positions.nameEn,
      jobPositionNameId: positions.name,
      onBoard: sql<string>`coalesce(${assignments.checkedInOn}, ${assignments.startDate})::text`,
      offBoard: sql<string>`${assignments.checkedOutOn}::text`,
    })
    .from(assignments)
    .innerJoin(crew, eq(crew.id, assignments.crewId))
    .innerJoin(seats, eq(seats.id, assignments.seatId))
    .innerJoin(positions, eq(positions.id, seats.positionId))
    .where(where)
    .orderBy(desc(assignments.checkedOutOn), desc(assignments.id));

export const countHistory = (db: Executor, actor: Actor, vesselId: number, where: SQL | undefined) =>
  totalOf(
    db,
    actor,
    vesselId,
    sql<number>`(select count(*)::int from ${assignments} inner join ${crew} on ${eq(crew.id, assignments.crewId)} where ${where})`,
  );
