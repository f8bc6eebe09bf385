import { and, asc, desc, eq, isNotNull, isNull, ne, sql } from "drizzle-orm";
import { isOnBoardOf, isInHandover } from "../on-board.queries";
import { anyOf } from "@/db/any-of";
import type { Executor } from "@/db/client";
import { inNameOrder } from "@/db/schema/columns";
import { crew, crewCertificates, crewSeaServices, crewTravelDocuments } from "@/db/schema/crew";
import { lookups } from "@/db/schema/lookups";
import { assignments, seats } from "@/db/schema/manning";
import { certificateRequirements, certificates, divisions, positions, vesselTypes } from "@/db/schema/positions";
import { vessels } from "@/db/schema/vessels";
import { voyageEntries } from "@/db/schema/voyages";
import type { Actor } from "@/lib/access/actor";
import { notFound } from "@/lib/platform/errors";
import { newestRoute, newestVoyage } from "../location.queries";
import { visibleTo } from "../queries";

/** Read the vessel facts in the header of crew documents. @throws not-found for a vessel the actor may not see */
export async function documentedVessel(db: Executor, actor: Actor, vesselId: number) {
  const voyage = newestVoyage(db);
  const route = newestRoute(db);
  const [row] = await db
    .select({
      id: vessels.id,
      name: vessels.name,
      divisionId: vessels.divisionId,
      division: divisions.name,
      vesselTypeId: vessels.vesselTypeId,
      vesselType: { name: vesselTypes.name, nameId: vesselTypes.nameId },
      imoNumber: vessels.imoNumber,
      callSign: vessels.callSign,
      flag: vessels.flag,
      port: voyage.port,
      voyageNumber: route.voyageNumber,
    })
    .from(vessels)
    .innerJoin(divisions, eq(divisions.id, vessels.divisionId))
    .innerJoin(vesselTypes, eq(vesselTypes.id, vessels.vesselTypeId))
    .leftJoinLateral(voyage, sql`true`)
    .leftJoinLateral(route, sql`true`)
    .where(and(eq(vessels.id, vesselId), visibleTo(actor)));
  if (!row) throw notFound("vessels.notFound");
  return row;
}
export type DocumentedVessel = Awaited<ReturnType<typeof documentedVessel>>;

/** Return the port of call before the current one. */
export async function lastPort(db: Executor, vesselId: number, port: string | null): Promise<string | null> {
  if (port === null) return null;
  const [row] = await db
    .select({ name: lookups.name })
    .from(voyageEntries)
    .innerJoin(lookups, eq(lookups.id, voyageEntries.portId))
    .where(and(eq(voyageEntries.vesselId, vesselId), ne(lookups.name, port)))
    .orderBy(desc(voyageEntries.recordedAt), desc(voyageEntries.id))
    .limit(1);
  return row?.name ?? null;
}

const isOnCurrentAssignment = and(
  eq(assignments.crewId, crew.id),
  isNotNull(assignments.checkedInOn),
  isNull(assignments.checkedOutOn),
);

/**
 * Select everyone on board with the fields printed on crew documents, by rank. Identity and bank numbers are not read.
 */
export function selectForDocuments(db: Executor, vesselId: number) {
  return db
    .select({
      id: crew.id,
      vesselId: crew.vesselId,
      fullName: crew.fullName,
      familyName: crew.familyName,
      givenNames: crew.givenNames,
      crewOrigin: crew.crewOrigin,
      sex: crew.sex,
      dateOfBirth: crew.dateOfBirth,
      birthPlace: crew.birthPlace,
      nationality: lookups.name,
      nationalityId: lookups.nameId,
      seafarerCode: crew.seafarerCode,
      joinedOn: crew.joinedOn,
      signedOn: sql<string>`coalesce(${assignments.checkedInOn}, ${crew.statusSince})::text`,
      plannedOffBoard: sql<string | null>`coalesce(${crew.plannedOffBoard}, ${assignments.endDate})::text`,
      isHandover: isInHandover,
      position: { id: positions.id, name: positions.name, nameEn: positions.nameEn, level: positions.level },
    })
    .from(crew)
    .leftJoin(assignments, isOnCurrentAssignment)
    .leftJoin(seats, eq(seats.id, assignments.seatId))
    .innerJoin(positions, eq(positions.id, sql`coalesce(${seats.positionId}, ${crew.positionId})`))
    .leftJoin(lookups, eq(lookups.id, crew.nationalityId))
    .where(isOnBoardOf(vesselId))
    .orderBy(asc(positions.seniority), sql`${seats.sequence} nulls last`, inNameOrder(crew.passportName), asc(crew.id))
    .limit(500);
}
export type DocumentedPerson = Awaited<ReturnType<typeof selectForDocuments>>[number];

const grouped = <T extends { crewId: number }>(rows: readonly T[]) => {
  const groups = new Map<number, T[]>();
  for (const row of rows) groups.set(row.crewId, [...(groups.get(row.crewId) ?? []), row]);
  return (id: number): readonly T[] => groups.get(id) ?? [];
};

/** Select the valid certificates of several people, grouped by person. */
export async function certificatesOf(db: Executor, ids: number[]) {
  const { crewId, kind, certificateId, certificateName: name, certificateNumber: number, expired } = crewCertificates;
  const rows = await db
    .select({ crewId, kind, certificateId, name, number, expired, stcw: certificates.stcw })
    .from(crewCertificates)
    .leftJoin(certificates, eq(certificates.id, certificateId))
    .where(and(anyOf(crewId, ids), isNull(crewCertificates.supersededAt), isNull(crewCertificates.removedAt)))
    .orderBy(asc(crewCertificates.id));
  return grouped(rows);
}

export async function travelDocumentsOf(db: Executor, ids: number[]) {
  const { crewId, kind, documentName, documentNumber, expired } = crewTravelDocuments;
  const rows = await db
    .select({ crewId, kind, documentName, documentNumber, expired })
    .from(crewTravelDocuments)
    .where(and(anyOf(crewId, ids), isNull(crewTravelDocuments.supersededAt), isNull(crewTravelDocuments.removedAt)))
    .orderBy(asc(crewTravelDocuments.id));
  return grouped(rows);
}

export async function seaServicesOf(db: Executor, ids: number[]) {
  const { crewId, position, vesselType, onBoard, offBoard, grt, dwt } = crewSeaServices;
  const rows = await db
    .select({ crewId, position, vesselType, onBoard, offBoard, grt, dwt })
    .from(crewSeaServices)
    .where(and(anyOf(crewId, ids), isNull(crewSeaServices.removedAt)))
    .orderBy(asc(onBoard));
  return grouped(rows);
}

/** Select the mandatory certificates of ranks on a vessel type, competency first. */
export const requirementsOf = (db: Executor, vesselTypeId: number, positionIds: number[]) =>
  db
    .select({
      positionId: certificateRequirements.positionId,
      certificateId: certificates.id,
      kind: certificates.kind,
      name: certificates.name,
      nameEn: certificates.nameEn,
      stcw: certificates.stcw,
    })
    .from(certificateRequirements)
    .innerJoin(certificates, eq(certificates.id, certificateRequirements.certificateId))
    .where(
      and(
        eq(certificateRequirements.vesselTypeId, vesselTypeId),
        anyOf(certificateRequirements.positionId, positionIds),
        eq(certificateRequirements.isMandatory, true),
      ),
    )
    .orderBy(asc(certificates.kind), asc(certificates.id));
export type RequiredOf = Awaited<ReturnType<typeof requirementsOf>>;
