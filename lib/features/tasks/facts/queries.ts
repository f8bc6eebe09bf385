import { and, asc, eq, inArray, isNotNull, isNull, ne, sql } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { crew, crewCertificates, crewTravelDocuments } from "@/db/schema/crew";
import { assignments, seats } from "@/db/schema/manning";
import { certificates, divisions, positions } from "@/db/schema/positions";
import { vessels } from "@/db/schema/vessels";
import type { UserActor } from "@/lib/access/actor";
import { travelDocumentNameId } from "@/lib/features/crew/documents/travel-names.queries";
import { hideStopped } from "@/lib/features/crew/queries";
import { manningColumns } from "@/lib/features/vessels/on-board.queries";
import { newestVoyage } from "@/lib/features/vessels/location.queries";
import { hasVacantSeat, vacantSeats } from "@/lib/features/vessels/vacancies.queries";
import { matchesTab, visibleTo } from "@/lib/features/vessels/queries";

const FACTS_LIMIT = 3;
export const VESSELS_LIMIT = 5;

const vesselColumns = { vesselId: vessels.id, vesselName: vessels.name };
const positionColumns = { position: positions.nameEn, positionNameId: positions.name };
const isNotRefused = and(ne(assignments.principalStatus, "Rejected"), ne(assignments.employeeStatus, "Rejected"));

/** Load the current and the next assignment. */
export function ownAssignments(db: Executor, crewId: number) {
  const voyage = newestVoyage(db);
  return db
    .select({
      id: assignments.id,
      isConfirmed: sql<boolean>`(${assignments.principalStatus} in ('Confirmed', 'NotRequired') and ${assignments.employeeStatus} = 'Confirmed')`,
      ...vesselColumns,
      ...positionColumns,
      slot: assignments.slot,
      startDate: assignments.startDate,
      endDate: assignments.endDate,
      port: voyage.port,
    })
    .from(assignments)
    .innerJoin(seats, eq(seats.id, assignments.seatId))
    .innerJoin(positions, eq(positions.id, seats.positionId))
    .innerJoin(vessels, eq(vessels.id, assignments.vesselId))
    .leftJoinLateral(voyage, sql`true`)
    .where(and(eq(assignments.crewId, crewId), inArray(assignments.slot, ["current", "next"]), isNotRefused))
    .orderBy(asc(assignments.startDate), asc(assignments.id));
}

/** Load the user's documents that expire first, with the medical certificate. */
export const documentsExpiringFirst = (db: Executor, crewId: number) =>
  db.execute<{ name: string | null; nameId: string | null; day: string }>(sql`
    select coalesce(${certificates.nameEn}, ${crewCertificates.certificateName}) as name,
        coalesce(${certificates.name}, ${crewCertificates.certificateName}) as "nameId", ${crewCertificates.expired}::text as day
      from ${crewCertificates} left join ${certificates} on ${eq(certificates.id, crewCertificates.certificateId)}
      where ${eq(crewCertificates.crewId, crewId)} and ${isNull(crewCertificates.supersededAt)} and ${isNull(crewCertificates.removedAt)} and ${isNotNull(crewCertificates.expired)}
    union all select ${crewTravelDocuments.documentName}, coalesce(${travelDocumentNameId(crewTravelDocuments.documentName)}, ${crewTravelDocuments.documentName}), ${crewTravelDocuments.expired}::text
      from ${crewTravelDocuments}
      where ${eq(crewTravelDocuments.crewId, crewId)} and ${isNull(crewTravelDocuments.supersededAt)} and ${isNull(crewTravelDocuments.removedAt)} and ${isNotNull(crewTravelDocuments.expired)}
    union all (select null, null, m.valid_until::text from medical_certificates m
      where m.crew_id = ${crewId} and m.removed_at is null order by m.examination_date desc, m.valid_until limit 1)
    order by day limit ${FACTS_LIMIT}`);

const visibleVessels = (actor: UserActor) => and(visibleTo(actor), matchesTab("in-operation"));

/** Load the vessels the user is responsible for, and their number. */
export const ownVessels = (db: Executor, actor: UserActor) =>
  db
    .select({ ...vesselColumns, ...manningColumns, total: sql<number>`count(*) over ()::int` })
    .from(vessels)
    .innerJoin(divisions, eq(divisions.id, vessels.divisionId))
    .where(visibleVessels(actor))
    .orderBy(asc(vessels.name))
    .limit(VESSELS_LIMIT);

/** Load the next sign-offs from these vessels. */
export const nextSignOffs = (db: Executor, actor: UserActor) =>
  db
    .select({
      fullName: crew.fullName,
      ...vesselColumns,
      ...positionColumns,
      day: sql<string>`${crew.plannedOffBoard}`,
    })
    .from(crew)
    .innerJoin(vessels, eq(vessels.id, crew.vesselId))
    .innerJoin(positions, eq(positions.id, crew.positionId))
    .where(and(visibleVessels(actor), isNotNull(crew.plannedOffBoard), hideStopped(actor)))
    .orderBy(asc(crew.plannedOffBoard), asc(crew.id))
    .limit(FACTS_LIMIT);

/** Load the next joiners of these vessels. */
export const nextJoiners = (db: Executor, actor: UserActor) =>
  db
    .select({ fullName: crew.fullName, ...vesselColumns, ...positionColumns, day: assignments.startDate })
    .from(assignments)
    .innerJoin(crew, eq(crew.id, assignments.crewId))
    .innerJoin(seats, eq(seats.id, assignments.seatId))
    .innerJoin(positions, eq(positions.id, seats.positionId))
    .innerJoin(vessels, eq(vessels.id, assignments.vesselId))
    .where(and(visibleVessels(actor), eq(assignments.slot, "next"), isNotRefused, hideStopped(actor)))
    .orderBy(asc(assignments.startDate), asc(assignments.id))
    .limit(FACTS_LIMIT);

/** Load the vacant seats by vessel and rank, and their number. */
export const vacanciesOf = (db: Executor, actor: UserActor) =>
  db
    .select({
      ...vesselColumns,
      seats: vacantSeats,
      total: sql<number>`(sum(jsonb_array_length(${vacantSeats})) over ())::int`,
    })
    .from(vessels)
    .where(and(visibleVessels(actor), hasVacantSeat))
    .orderBy(asc(vessels.name))
    .limit(VESSELS_LIMIT);
