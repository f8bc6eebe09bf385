import { and, asc, eq, isNotNull, sql } from "drizzle-orm";
import { addDays, dayOf } from "@/lib/platform/calendar/dates";
import { daysAfter } from "@/lib/platform/calendar/instants";
import type { Executor } from "../../client";
import { crew } from "../../schema/crew";
import { assignmentEvents, assignments } from "../../schema/manning";
import { scheduleLog, schedules } from "../../schema/scheduling";
import { vessels } from "../../schema/vessels";
import { insertRows } from "../insert-rows";
import { reserveIds } from "../reserve-ids";

const eachDivision = 2;
const reason = "The charterer took over the relief";

/** People at home without a plan, each with the seat they last had. */
async function atHome(db: Executor) {
  const rows = await db
    .selectDistinctOn([assignments.crewId], { last: assignments, divisionId: vessels.divisionId })
    .from(assignments)
    .innerJoin(vessels, eq(vessels.id, assignments.vesselId))
    .innerJoin(crew, eq(crew.id, assignments.crewId))
    .where(
      and(
        isNotNull(assignments.checkedOutOn),
        eq(crew.status, "off-board"),
        sql`not exists (select from assignments a where a.crew_id = ${crew.id} and a.slot in ('current', 'next', 'next-but-one'))`,
      ),
    )
    .orderBy(asc(assignments.crewId), sql`${assignments.checkedOutOn} desc`);
  return [1, 2].flatMap((division) => rows.filter(({ divisionId }) => divisionId === division).slice(0, eachDivision));
}

/** Create confirmed plans that were cancelled, with their schedules. @returns how many */
export async function seedCancelledSchedules(db: Executor, now: Date, ports: readonly number[]): Promise<number> {
  const people = await atHome(db);
  const ids = await reserveIds(db, assignments, people.length);
  const scheduleIds = await reserveIds(db, schedules, people.length);
  const made = people.map(({ last }, index) => ({
    id: ids[index] ?? 0,
    scheduleId: scheduleIds[index] ?? 0,
    seatId: last.seatId,
    vesselId: last.vesselId,
    crewId: last.crewId,
    startDate: addDays(dayOf(now), 20 + index),
    endDate: addDays(dayOf(now), 200 + index),
    confirmedAt: daysAfter(now, -30 - index),
    cancelledAt: daysAfter(now, -6 - index),
  }));
  await insertRows(
    db,
    assignments,
    made.map(({ scheduleId: _schedule, confirmedAt, cancelledAt, ...plan }) => ({
      ...plan,
      slot: "cancelled" as const,
      durationMonths: 6,
      principalStatus: "Confirmed" as const,
      employeeStatus: "Confirmed" as const,
      cancelReason: reason,
      createdAt: confirmedAt,
      updatedAt: cancelledAt,
    })),
  );
  await insertRows(
    db,
    assignmentEvents,
    made.flatMap(({ id: assignmentId, confirmedAt, cancelledAt }) => [
      { assignmentId, event: "proposed" as const, toSlot: "next" as const, createdAt: confirmedAt },
      {
        assignmentId,
        event: "cancelled" as const,
        fromSlot: "next" as const,
        toSlot: "cancelled" as const,
        reason,
        createdAt: cancelledAt,
      },
    ]),
  );
  await insertRows(
    db,
    schedules,
    made.map(
      ({ id: assignmentId, scheduleId: id, crewId, vesselId, startDate, endDate, confirmedAt, cancelledAt }) => ({
        id,
        assignmentId,
        crewId,
        vesselId,
        statusId: 2 as const,
        onBoardDate: startDate,
        offBoardDate: endDate,
        onBoardPortId: ports[vesselId % ports.length] ?? null,
        cancelledAt,
        createdAt: confirmedAt,
        updatedAt: cancelledAt,
        version: 3,
      }),
    ),
  );
  await insertRows(
    db,
    scheduleLog,
    made.flatMap(({ scheduleId, confirmedAt, cancelledAt }) => {
      const line = { scheduleId, changes: [] };
      return [
        { ...line, event: "created" as const, toStatusId: 1 as const, version: 1, createdAt: confirmedAt },
        {
          ...line,
          event: "changed" as const,
          fromStatusId: 1 as const,
          toStatusId: 2 as const,
          version: 2,
          createdAt: daysAfter(confirmedAt, 4),
        },
        {
          ...line,
          event: "cancelled" as const,
          fromStatusId: 2 as const,
          toStatusId: 2 as const,
          version: 3,
          createdAt: cancelledAt,
        },
      ];
    }),
  );
  return made.length;
}
