import { desc, eq, isNull, lte, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { anyOf } from "@/db/any-of";
import type { Executor } from "@/db/client";
import { allConditions } from "@/db/all-conditions";
import { crew } from "@/db/schema/crew";
import { files } from "@/db/schema/files";
import { lookups } from "@/db/schema/lookups";
import { assignments, seats } from "@/db/schema/manning";
import { positions } from "@/db/schema/positions";
import { preparationMcus, preparations } from "@/db/schema/preparation";
import { fullNameOf, users } from "@/db/schema/users";
import { vessels } from "@/db/schema/vessels";
import { can, type Actor } from "@/lib/access/actor";
import { extentOf, viewerOf } from "@/lib/features/crew/fields.rules";
import { visibleItems, type ItemFilter } from "../scope.queries";
import { noShowOn } from "../appointment-checks.rules";
import type { McuRow } from "./schema";

const packages = alias(lookups, "packages");
const degrees = alias(lookups, "degrees");

/** Match overdue appointments without a result in open preparations. @param today yyyy-MM-dd. product 5.13c */
const noResultYet = (today: string): SQL =>
  allConditions(
    isNull(preparationMcus.result),
    isNull(preparations.endedAt),
    lte(preparationMcus.scheduledOn, noShowOn(today)),
  );

type Filter = ItemFilter & { id?: number; overdueOn?: string | undefined };
export const ofFilter = (actor: Actor, { id, overdueOn, ...filter }: Filter): SQL =>
  allConditions(
    visibleItems(actor, filter),
    id === undefined ? undefined : eq(preparationMcus.id, id),
    overdueOn === undefined ? undefined : noResultYet(overdueOn),
  );

/** Select check-ups with their seafarers, newest first. */
export const selectMcus = (db: Executor, where: SQL) =>
  db
    .select({
      mcu: preparationMcus,
      endedAt: preparations.endedAt,
      person: { id: crew.id, fullName: crew.fullName, vesselId: crew.vesselId, dateOfBirth: crew.dateOfBirth },
      position: { name: positions.name, nameEn: positions.nameEn },
      vessel: { id: vessels.id, name: vessels.name },
      package: { name: packages.name, nameId: packages.nameId },
      degree: { code: degrees.code, name: degrees.name, nameId: degrees.nameId },
      file: { name: files.name, contentType: files.contentType, size: files.size },
      createdBy: fullNameOf(users),
      onLetter: sql<number>`(select count(*)::int from preparation_mcus o join preparations p on p.id = o.preparation_id
        where o.letter_number = ${preparationMcus.letterNumber} and o.result is null and p.ended_at is null)`,
    })
    .from(preparationMcus)
    .innerJoin(preparations, eq(preparations.id, preparationMcus.preparationId))
    .innerJoin(assignments, eq(assignments.id, preparations.assignmentId))
    .innerJoin(seats, eq(seats.id, assignments.seatId))
    .innerJoin(positions, eq(positions.id, seats.positionId))
    .innerJoin(vessels, eq(vessels.id, preparations.vesselId))
    .innerJoin(crew, eq(crew.id, preparations.crewId))
    .innerJoin(packages, eq(packages.id, preparationMcus.packageId))
    .leftJoin(degrees, eq(degrees.id, preparationMcus.degreeId))
    .leftJoin(files, eq(files.id, preparationMcus.fileId))
    .leftJoin(users, eq(users.id, preparationMcus.createdBy))
    .where(where)
    .orderBy(desc(preparationMcus.id));
type McuListRow = Awaited<ReturnType<typeof selectMcus>>[number];

export async function countMcus(db: Executor, where: SQL): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(preparationMcus)
    .innerJoin(preparations, eq(preparations.id, preparationMcus.preparationId))
    .innerJoin(vessels, eq(vessels.id, preparations.vesselId))
    .innerJoin(crew, eq(crew.id, preparations.crewId))
    .where(where);
  return row?.total ?? 0;
}

/** Map a check-up to its documented names, with the result as far as visible. product 5.12 */
export function toResponse(
  { mcu, endedAt, person, position, vessel, degree, file, createdBy, onLetter, package: option }: McuListRow,
  actor: Actor,
): McuRow {
  const isShown = extentOf(viewerOf(actor, person), "medical") === "full";
  const mayWrite = can(actor, "preparation:mcu");
  return {
    id: mcu.id,
    employeePreparationMCUId: mcu.id,
    employeePreparationId: mcu.preparationId,
    crewId: person.id,
    employeeName: person.fullName,
    jobPositionName: position.nameEn,
    jobPositionNameId: position.name,
    vesselId: vessel.id,
    vesselName: vessel.name,
    letterNumber: mcu.letterNumber,
    onLetter: mcu.result === null ? onLetter : 1,
    scheduledOn: mcu.scheduledOn,
    mcuPackageId: mcu.packageId,
    mcuPackage: option.name,
    mcuPackageNameId: option.nameId ?? option.name,
    clinicName: mcu.clinic,
    clinicLocation: mcu.clinicLocation,
    status: mcu.result ?? "Scheduled",
    result: mcu.result,
    mcuHealthDegreeId: isShown ? mcu.degreeId : null,
    healthStatusDegreeCode: isShown ? (degree?.code ?? null) : null,
    healthStatusDegreeEn: isShown ? (degree?.name ?? null) : null,
    healthStatusDegreeNameId: isShown ? (degree?.nameId ?? degree?.name ?? null) : null,
    mcuPrice: mayWrite ? mcu.price : null,
    attachmentId: isShown ? mcu.fileId : null,
    attachmentFilename: isShown ? (file?.name ?? null) : null,
    createdBy,
    dateCreated: mcu.createdAt,
    version: mcu.version,
    isEnded: endedAt !== null,
    mayUpdate: mayWrite && mcu.result === null && endedAt === null,
  };
}

/** Count failed check-ups up to this one, and check for a later one. */
export async function mcuProgressOf(db: Executor, { id, preparationId }: { id: number; preparationId: number }) {
  const [row] = await db
    .select({
      failedCount: sql<number>`count(*) filter (where ${preparationMcus.result} = 'Failed' and ${preparationMcus.id} <= ${id})::int`,
      isReplaced: sql<boolean>`coalesce(bool_or(${preparationMcus.id} > ${id}), false)`,
    })
    .from(preparationMcus)
    .where(eq(preparationMcus.preparationId, preparationId));
  return row ?? { failedCount: 0, isReplaced: false };
}

/** Select the last check-up of each preparation. */
export async function latestMcus(db: Executor, preparationIds: readonly number[]) {
  const rows = await db
    .selectDistinctOn([preparationMcus.preparationId])
    .from(preparationMcus)
    .where(anyOf(preparationMcus.preparationId, preparationIds))
    .orderBy(preparationMcus.preparationId, desc(preparationMcus.id));
  return new Map(rows.map((row) => [row.preparationId, row]));
}
