import { and, asc, eq, sql } from "drizzle-orm";
import { anyOf } from "@/db/any-of";
import type { Transaction } from "@/db/client";
import { crew } from "@/db/schema/crew";
import { assignments, seats } from "@/db/schema/manning";
import { positions } from "@/db/schema/positions";
import { schedules } from "@/db/schema/scheduling";
import { vessels } from "@/db/schema/vessels";
import type { Actor } from "@/lib/access/actor";
import type { Permission } from "@/lib/access/permissions";
import { assertNotStopped } from "@/lib/features/crew/queries";
import { notFound } from "@/lib/platform/errors";
import { offBoardPorts, onBoardPorts } from "./queries";
import { visibleSchedules } from "./scope.queries";

const selectForLock = (db: Transaction, actor: Actor, ids: readonly number[], right: Permission | undefined) =>
  db
    .select({
      schedule: schedules,
      person: crew,
      position: { id: positions.id, name: positions.name, nameEn: positions.nameEn, level: positions.level },
      vessel: {
        id: vessels.id,
        name: vessels.name,
        divisionId: vessels.divisionId,
        principalId: vessels.principalId,
      },
      plan: { startDate: assignments.startDate, endDate: assignments.endDate, checkedInOn: assignments.checkedInOn },
      onBoardPort: onBoardPorts.name,
      offBoardPort: offBoardPorts.name,
    })
    .from(schedules)
    .innerJoin(assignments, eq(assignments.id, schedules.assignmentId))
    .innerJoin(seats, eq(seats.id, assignments.seatId))
    .innerJoin(positions, eq(positions.id, seats.positionId))
    .innerJoin(vessels, eq(vessels.id, schedules.vesselId))
    .innerJoin(crew, eq(crew.id, schedules.crewId))
    .leftJoin(onBoardPorts, eq(onBoardPorts.id, schedules.onBoardPortId))
    .leftJoin(offBoardPorts, eq(offBoardPorts.id, schedules.offBoardPortId))
    .where(and(anyOf(schedules.id, ids), visibleSchedules(actor, right)))
    .orderBy(asc(schedules.id));
export type LockedSchedule = Awaited<ReturnType<typeof selectForLock>>[number];

/**
 * Lock the seafarers in id order, then their schedules, until the transaction ends. Check-in locks in the same order,
 * which prevents deadlocks. @throws not-found for one hidden from the actor, rule while a seafarer's data is not
 * processed
 */
export async function lockSchedules(
  db: Transaction,
  actor: Actor,
  ids: readonly number[],
  right?: Permission,
): Promise<LockedSchedule[]> {
  const requestedIds = [...new Set(ids)];
  const visible = await selectForLock(db, actor, requestedIds, right);
  if (visible.length !== requestedIds.length) throw notFound("scheduling.notFound");
  const crewIds = visible.map(({ person }) => person.id);
  await db.select({ id: crew.id }).from(crew).where(anyOf(crew.id, crewIds)).orderBy(asc(crew.id)).for("share");
  const locked = await selectForLock(db, actor, requestedIds, right).for("update", { of: schedules });
  if (locked.length !== requestedIds.length) throw notFound("scheduling.notFound");
  for (const { person } of locked) assertNotStopped(person);
  return locked;
}

/** Lock one schedule with lockSchedules. */
export async function lockSchedule(
  db: Transaction,
  actor: Actor,
  id: number,
  right?: Permission,
): Promise<LockedSchedule> {
  const [locked] = await lockSchedules(db, actor, [id], right);
  if (!locked) throw notFound("scheduling.notFound");
  return locked;
}

/** Update a locked schedule. @returns the row after the change */
export async function storeSchedule(
  db: Transaction,
  { id }: Pick<typeof schedules.$inferSelect, "id">,
  values: Partial<typeof schedules.$inferInsert>,
  { now, userId }: { now: Date; userId: number | null },
) {
  const [row] = await db
    .update(schedules)
    .set({ ...values, updatedAt: now, updatedBy: userId, version: sql`${schedules.version} + 1` })
    .where(eq(schedules.id, id))
    .returning();
  if (!row) throw new Error("schedule was not stored");
  return row;
}
