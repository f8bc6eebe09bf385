import { and, asc, desc, eq, isNull, sql, type SQL } from "drizzle-orm";
import type { z } from "zod";
import type { Executor } from "@/db/client";
import { allConditions } from "@/db/all-conditions";
import { crew } from "@/db/schema/crew";
import { assignments, seats } from "@/db/schema/manning";
import { positions } from "@/db/schema/positions";
import { preparations } from "@/db/schema/preparation";
import { vessels } from "@/db/schema/vessels";
import type { Actor } from "@/lib/access/actor";
import { isOverdueItem, lacksPkl } from "../overdue-items.queries";
import { isConfirmed, lastMcu, lastPkl, medicals, trainings } from "../readiness.queries";
import { visibleItems } from "../scope.queries";
import { countedItemsFor } from "../visibility.rules";
import type { listJoinersInput } from "./schema";

type Input = z.output<typeof listJoinersInput>;

/**
 * Match current preparations by vessel, keyword, overdue next item, or missing agreement. For a query with vessels,
 * crew and assignments.
 */
export const matchesPreparation = (actor: Actor, { late, withoutPkl, ...filter }: Partial<Input>, today: string): SQL =>
  allConditions(
    isNull(preparations.endedAt),
    visibleItems(actor, filter),
    late ? and(isConfirmed, isOverdueItem({ today, among: countedItemsFor(actor) }, late)) : undefined,
    withoutPkl ? and(isConfirmed, lacksPkl({ today, among: countedItemsFor(actor) })) : undefined,
  );

const soonestFirst = [asc(assignments.startDate), asc(crew.fullName), asc(preparations.id)];

/** Select joiners with the state of each item, earliest first. */
export const selectJoiners = (db: Executor, where: SQL, order: SQL[] = soonestFirst) =>
  db
    .select({
      preparation: preparations,
      assignment: {
        id: assignments.id,
        seatId: assignments.seatId,
        startDate: assignments.startDate,
        endDate: assignments.endDate,
        principalStatus: assignments.principalStatus,
        employeeStatus: assignments.employeeStatus,
      },
      person: {
        id: crew.id,
        fullName: crew.fullName,
        vesselId: crew.vesselId,
        dateOfBirth: crew.dateOfBirth,
        missing: crew.missingCertificates,
        firstExpiry: crew.firstCertificateExpiry,
      },
      position: { name: positions.name, nameEn: positions.nameEn, level: positions.level },
      vessel: { id: vessels.id, name: vessels.name },
      lastMcu,
      lastPkl,
      trainings,
      medicals,
    })
    .from(preparations)
    .innerJoin(assignments, eq(assignments.id, preparations.assignmentId))
    .innerJoin(seats, eq(seats.id, assignments.seatId))
    .innerJoin(positions, eq(positions.id, seats.positionId))
    .innerJoin(vessels, eq(vessels.id, preparations.vesselId))
    .innerJoin(crew, eq(crew.id, preparations.crewId))
    .where(where)
    .orderBy(...order);
export type JoinerListRow = Awaited<ReturnType<typeof selectJoiners>>[number];

export const countJoiners = (db: Executor, where: SQL) =>
  db
    .select({ total: sql<number>`count(*)::int` })
    .from(preparations)
    .innerJoin(assignments, eq(assignments.id, preparations.assignmentId))
    .innerJoin(vessels, eq(vessels.id, preparations.vesselId))
    .innerJoin(crew, eq(crew.id, preparations.crewId))
    .where(where);

/** Select a seafarer's preparation for a vessel: the current one, else the last. */
export const selectPreparationOf = (db: Executor, actor: Actor, filter: { vesselId?: number; crewId: number }) =>
  selectJoiners(db, visibleItems(actor, filter), [
    sql`${preparations.endedAt} is not null`,
    desc(preparations.id),
  ]).limit(1);
