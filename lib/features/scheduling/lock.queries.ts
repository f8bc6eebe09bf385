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
import { assertProcessed } from "@/lib/features/crew/queries";
import { notFound } from "@/lib/platform/errors";
import { offBoardPorts, onBoardPorts } from "./queries";
import { seenSchedules } from "./scope.queries";

const selectHeld = (db: Transaction, actor: Actor, ids: readonly number[], right: Permission | undefined) =>
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
    .where(and(anyOf(schedules.id, ids), seenSchedules(actor, right)))
    .orderBy(asc(schedules.id));
export type HeldSchedule = Awaited<ReturnType<typeof selectHeld>>[number];

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
): Promise<HeldSchedule[]> {
  const wanted = [...new Set(ids)];
  const known = await selectHeld(db, actor, wanted, right);
  if (known.length !== wanted.length) throw notFound("scheduling.notFound");
  const people = known.map(({ person }) => person.id);
  await db.select({ id: crew.id }).from(crew).where(anyOf(crew.id, people)).orderBy(asc(crew.id)).for("share");
  const held = await selectHeld(db, actor, wanted, right).for("update", { of: schedules });
  if (held.length !== wanted.length) throw notFound("scheduling.notFound");
  for (const { person } of held) assertProcessed(person);
  return held;
}

/** Lock one schedule with lockSchedules. */
export async function lockSchedule(
  db: Transaction,
  actor: Actor,
  id: number,
  right?: Permission,
): Promise<HeldSchedule> {
  const [held] = await lockSchedules(db, actor, [id], right);
  if (!held) throw notFound("scheduling.notFound");
  return held;
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
