import { desc, eq, isNull, sql, type SQL } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { allConditions } from "@/db/all-conditions";
import { crew } from "@/db/schema/crew";
import { files } from "@/db/schema/files";
import { assignments, seats } from "@/db/schema/manning";
import { positions } from "@/db/schema/positions";
import { medicalCertificates, preparations } from "@/db/schema/preparation";
import { fullNameOf, users } from "@/db/schema/users";
import { vessels } from "@/db/schema/vessels";
import { can, type Actor } from "@/lib/access/actor";
import { daysBetween } from "@/lib/platform/calendar/period";
import { visibleItems, type ItemFilter } from "../scope.queries";
import { countedItemsFor, joinerVisibilityOf } from "../visibility.rules";
import type { MedicalRow } from "./schema";

/** Match the latest preparation of one seafarer, also an ended one; else all current preparations. */
const preparationFilter = ({ vesselId, crewId }: ItemFilter): SQL =>
  crewId === undefined
    ? isNull(preparations.endedAt)
    : sql`${preparations.id} = (
        select latest.id from ${preparations} as latest where latest.crew_id = ${crewId}
          ${vesselId === undefined ? sql`` : sql`and latest.vessel_id = ${vesselId}`}
        order by latest.ended_at is not null, latest.id desc limit 1
      )`;

/** Match joiners' valid certificates. A vessel head sees only the own ones. product 5.11 */
export function ofFilter(actor: Actor, { id, ...filter }: ItemFilter & { id?: number }): SQL {
  const isOwn = actor.kind === "user" && actor.crewId ? eq(preparations.crewId, actor.crewId) : sql`false`;
  return allConditions(
    visibleItems(actor, filter),
    isNull(medicalCertificates.removedAt),
    countedItemsFor(actor).includes("medical") ? undefined : isOwn,
    id === undefined ? preparationFilter(filter) : eq(medicalCertificates.id, id),
  );
}

/** Match the current certificate of the seafarer, as currentMedical of the crew record does. */
const isCurrent = sql<boolean>`not exists (
  select from ${medicalCertificates} as other where other.crew_id = ${medicalCertificates.crewId} and other.removed_at is null
    and (other.examination_date, array_position(array['FIT', 'Fit With Restriction', 'UNFIT'], other.status), other.id)
      > (${medicalCertificates.examinationDate}, array_position(array['FIT', 'Fit With Restriction', 'UNFIT'], ${medicalCertificates.status}), ${medicalCertificates.id})
)`;

/** Select certificates with their seafarers, latest examination first. */
export const selectMedicals = (db: Executor, where: SQL) =>
  db
    .select({
      certificate: medicalCertificates,
      isCurrent,
      preparationId: preparations.id,
      person: { id: crew.id, fullName: crew.fullName, vesselId: crew.vesselId },
      position: { name: positions.name, nameEn: positions.nameEn },
      vessel: { id: vessels.id, name: vessels.name },
      fileName: files.name,
      createdBy: fullNameOf(users),
    })
    .from(medicalCertificates)
    .innerJoin(preparations, eq(preparations.crewId, medicalCertificates.crewId))
    .innerJoin(assignments, eq(assignments.id, preparations.assignmentId))
    .innerJoin(seats, eq(seats.id, assignments.seatId))
    .innerJoin(positions, eq(positions.id, seats.positionId))
    .innerJoin(vessels, eq(vessels.id, preparations.vesselId))
    .innerJoin(crew, eq(crew.id, preparations.crewId))
    .leftJoin(files, eq(files.id, medicalCertificates.fileId))
    .leftJoin(users, eq(users.id, medicalCertificates.createdBy))
    .where(where)
    .orderBy(desc(medicalCertificates.examinationDate), desc(medicalCertificates.id), desc(preparations.id));
type MedicalListRow = Awaited<ReturnType<typeof selectMedicals>>[number];

export async function countMedicals(db: Executor, where: SQL): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(medicalCertificates)
    .innerJoin(preparations, eq(preparations.crewId, medicalCertificates.crewId))
    .innerJoin(vessels, eq(vessels.id, preparations.vesselId))
    .innerJoin(crew, eq(crew.id, preparations.crewId))
    .where(where);
  return row?.total ?? 0;
}

/**
 * Map a certificate to its documented names. Dates, number and file need the medical class; the restriction is also
 * visible to planners. product 5.12
 */
export function toResponse(row: MedicalListRow, actor: Actor, today: string): MedicalRow {
  const { certificate: one, person, position, vessel, fileName, createdBy } = row;
  const { medicalDates: isWhole } = joinerVisibilityOf(actor, person);
  const isExpired = one.status !== "UNFIT" && one.validUntil < today;
  return {
    id: one.id,
    medicalCertificateId: one.id,
    employeePreparationId: row.preparationId,
    crewId: person.id,
    employeeName: person.fullName,
    vesselId: vessel.id,
    vesselName: vessel.name,
    positionOnBoard: position.nameEn,
    positionOnBoardId: position.name,
    examinationDate: isWhole ? one.examinationDate : null,
    validUntil: isWhole ? one.validUntil : null,
    daysLeft: isWhole ? daysBetween(today, one.validUntil) : null,
    certificateNumber: isWhole ? one.certificateNumber : null,
    medicalCertificateStatus: one.status,
    result: one.status === "UNFIT" ? "Failed" : "Passed",
    state: isExpired ? "Expired" : one.status,
    isCurrent: row.isCurrent,
    restriction: isWhole || can(actor, "manning:propose") ? one.restriction : null,
    attachmentId: isWhole ? one.fileId : null,
    attachmentFilename: isWhole ? fileName : null,
    createdBy: isWhole ? createdBy : null,
    dateCreated: isWhole ? one.createdAt : null,
  };
}

/** Return the read records for rows with visible health data. */
export const disclosedClasses = (rows: readonly MedicalRow[]) =>
  rows
    .filter(({ examinationDate, restriction }) => examinationDate !== null || restriction !== null)
    .map(({ crewId }) => ({ crewId, classes: ["medical" as const] }));
