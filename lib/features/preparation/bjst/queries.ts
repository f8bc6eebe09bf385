import { and, desc, eq, gte, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { anyOf } from "@/db/any-of";
import type { Executor } from "@/db/client";
import { allConditions } from "@/db/all-conditions";
import { crew } from "@/db/schema/crew";
import { files } from "@/db/schema/files";
import { lookups } from "@/db/schema/lookups";
import { assignments, seats } from "@/db/schema/manning";
import { positions } from "@/db/schema/positions";
import { preparationBjsts, preparations } from "@/db/schema/preparation";
import { fullNameOf, users } from "@/db/schema/users";
import { vessels } from "@/db/schema/vessels";
import { can, type Actor } from "@/lib/access/actor";
import { visibleItems, type ItemFilter } from "../scope.queries";
import { validTrainingsEndFrom, trainingValidUntil } from "../appointment-checks.rules";
import type { BjstRow } from "./schema";

const types = alias(lookups, "bjst_types");

export const ofFilter = (actor: Actor, { id, ...filter }: ItemFilter & { id?: number }): SQL =>
  allConditions(visibleItems(actor, filter), id === undefined ? undefined : eq(preparationBjsts.id, id));

/** Select trainings with their seafarers, newest first. */
export const selectBjsts = (db: Executor, where: SQL) =>
  db
    .select({
      bjst: preparationBjsts,
      endedAt: preparations.endedAt,
      person: { id: crew.id, fullName: crew.fullName },
      position: { name: positions.name, nameEn: positions.nameEn },
      vessel: { id: vessels.id, name: vessels.name },
      type: { name: types.name, nameId: types.nameId },
      file: { name: files.name, contentType: files.contentType, size: files.size },
      createdBy: fullNameOf(users),
    })
    .from(preparationBjsts)
    .innerJoin(preparations, eq(preparations.id, preparationBjsts.preparationId))
    .innerJoin(assignments, eq(assignments.id, preparations.assignmentId))
    .innerJoin(seats, eq(seats.id, assignments.seatId))
    .innerJoin(positions, eq(positions.id, seats.positionId))
    .innerJoin(vessels, eq(vessels.id, preparations.vesselId))
    .innerJoin(crew, eq(crew.id, preparations.crewId))
    .innerJoin(types, eq(types.id, preparationBjsts.typeId))
    .leftJoin(files, eq(files.id, preparationBjsts.fileId))
    .leftJoin(users, eq(users.id, preparationBjsts.createdBy))
    .where(where)
    .orderBy(desc(preparationBjsts.id));
type BjstListRow = Awaited<ReturnType<typeof selectBjsts>>[number];

export async function countBjsts(db: Executor, where: SQL): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(preparationBjsts)
    .innerJoin(preparations, eq(preparations.id, preparationBjsts.preparationId))
    .innerJoin(vessels, eq(vessels.id, preparations.vesselId))
    .innerJoin(crew, eq(crew.id, preparations.crewId))
    .where(where);
  return row?.total ?? 0;
}

/** Map a training to its documented names. */
export function toResponse(
  { bjst, endedAt, person, position, vessel, file, createdBy, type }: BjstListRow,
  actor: Actor,
): BjstRow {
  return {
    id: bjst.id,
    employeePreparationBJSTId: bjst.id,
    employeePreparationId: bjst.preparationId,
    crewId: person.id,
    employeeName: person.fullName,
    jobPositionName: position.nameEn,
    jobPositionNameId: position.name,
    vesselId: vessel.id,
    vesselName: vessel.name,
    bjstTypeId: bjst.typeId,
    bjstTypeName: type.name,
    bjstTypeNameId: type.nameId ?? type.name,
    letterNumber: bjst.letterNumber,
    startDate: bjst.startDate,
    endDate: bjst.endDate,
    place: bjst.place,
    status: bjst.result ?? "Scheduled",
    result: bjst.result,
    attachmentId: bjst.fileId,
    attachmentFilename: file?.name ?? null,
    createdBy,
    createdDate: bjst.createdAt,
    version: bjst.version,
    isEnded: endedAt !== null,
    mayUpdate: can(actor, "preparation:bjst") && bjst.result === null && endedAt === null,
    countsUntil: bjst.result === "Passed" ? trainingValidUntil(bjst.endDate) : null,
  };
}

/** Select the last training of each type per preparation. */
export const latestByType = (db: Executor, preparationIds: readonly number[]) =>
  db
    .selectDistinctOn([preparationBjsts.preparationId, preparationBjsts.typeId], {
      id: preparationBjsts.id,
      preparationId: preparationBjsts.preparationId,
      typeId: preparationBjsts.typeId,
      result: preparationBjsts.result,
    })
    .from(preparationBjsts)
    .where(anyOf(preparationBjsts.preparationId, preparationIds))
    .orderBy(preparationBjsts.preparationId, preparationBjsts.typeId, desc(preparationBjsts.id));

/**
 * Select passed trainings still valid on a date: the last per type and seafarer. @param today yyyy-MM-dd. product 5.5
 */
export const validTrainings = (db: Executor, crewIds: readonly number[], today: string) =>
  db
    .selectDistinctOn([preparationBjsts.crewId, preparationBjsts.typeId], {
      id: preparationBjsts.id,
      crewId: preparationBjsts.crewId,
      typeId: preparationBjsts.typeId,
      type: types.name,
      endDate: preparationBjsts.endDate,
    })
    .from(preparationBjsts)
    .innerJoin(types, eq(types.id, preparationBjsts.typeId))
    .where(
      and(
        anyOf(preparationBjsts.crewId, crewIds),
        eq(preparationBjsts.result, "Passed"),
        gte(preparationBjsts.endDate, validTrainingsEndFrom(today)),
      ),
    )
    .orderBy(preparationBjsts.crewId, preparationBjsts.typeId, desc(preparationBjsts.endDate));
