import { and, desc, eq, isNull, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { anyOf } from "@/db/any-of";
import type { Executor } from "@/db/client";
import { crew, crewTravelDocuments } from "@/db/schema/crew";
import { lookups } from "@/db/schema/lookups";
import { assignments, seats } from "@/db/schema/manning";
import { divisions, positions } from "@/db/schema/positions";
import { preparationMcus, preparations } from "@/db/schema/preparation";
import { fullNameOf, users } from "@/db/schema/users";
import { vessels } from "@/db/schema/vessels";
import type { Actor } from "@/lib/access/actor";
import { extentOf, masked, viewerOf } from "@/lib/features/crew/fields.rules";
import { notFound } from "@/lib/platform/errors";
import type { Locale } from "@/lib/platform/i18n/locales";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { allConditions } from "@/db/all-conditions";
import { emptyAppointment, type StatedAppointment } from "../letters/appointment.rules";
import type { Examinee } from "../letters/pdf/mcu-letter-document";
import { visibleItems } from "../scope.queries";

const packages = alias(lookups, "packages");

const selectExamined = (db: Executor, where: SQL) =>
  db
    .selectDistinctOn([preparations.crewId], {
      preparationId: preparations.id,
      person: {
        id: crew.id,
        fullName: crew.fullName,
        employeeNumber: crew.employeeNumber,
        dateOfBirth: crew.dateOfBirth,
        idNumber: crew.idNumber,
        vesselId: crew.vesselId,
      },
      position: { name: positions.name, nameEn: positions.nameEn },
      vessel: { name: vessels.name, divisionId: vessels.divisionId },
      division: divisions.name,
    })
    .from(preparations)
    .innerJoin(assignments, eq(assignments.id, preparations.assignmentId))
    .innerJoin(seats, eq(seats.id, assignments.seatId))
    .innerJoin(positions, eq(positions.id, seats.positionId))
    .innerJoin(vessels, eq(vessels.id, preparations.vesselId))
    .innerJoin(divisions, eq(divisions.id, vessels.divisionId))
    .innerJoin(crew, eq(crew.id, preparations.crewId))
    .where(where)
    .orderBy(preparations.crewId, desc(preparations.id));
type Row = Awaited<ReturnType<typeof selectExamined>>[number];
/** A joiner on a letter with the stored appointment. */
export type Examined = Row & { passport: string | null; stated: StatedAppointment };

/** Select appointments of seafarers, newest first. */
const selectAppointments = (db: Executor, crewIds: readonly number[]) =>
  db
    .select({
      id: preparationMcus.id,
      crewId: preparationMcus.crewId,
      preparationId: preparationMcus.preparationId,
      letterNumber: preparationMcus.letterNumber,
      date: preparationMcus.scheduledOn,
      notes: sql<null>`null`,
      clinic: preparationMcus.clinic,
      clinicLocation: preparationMcus.clinicLocation,
      package: packages.name,
      packageId: preparationMcus.packageId,
    })
    .from(preparationMcus)
    .innerJoin(packages, eq(packages.id, preparationMcus.packageId))
    .where(anyOf(preparationMcus.crewId, crewIds))
    .orderBy(desc(preparationMcus.id));
type LetterAppointment = Awaited<ReturnType<typeof selectAppointments>>[number];

/** Return the seafarers of these appointments in order. @throws not-found */
export async function crewOf(db: Executor, mcuIds: readonly number[]): Promise<number[]> {
  const rows = await db
    .select({ id: preparationMcus.id, crewId: preparationMcus.crewId })
    .from(preparationMcus)
    .where(anyOf(preparationMcus.id, mcuIds));
  if (rows.length !== mcuIds.length) throw notFound("preparation.notFound");
  return mcuIds.flatMap((id) => rows.find((row) => row.id === id)?.crewId ?? []);
}

async function passportsOf(db: Executor, crewIds: readonly number[]) {
  const rows = await db
    .select({ crewId: crewTravelDocuments.crewId, number: crewTravelDocuments.documentNumber })
    .from(crewTravelDocuments)
    .where(
      and(
        anyOf(crewTravelDocuments.crewId, crewIds),
        eq(crewTravelDocuments.kind, "passport"),
        isNull(crewTravelDocuments.supersededAt),
        isNull(crewTravelDocuments.removedAt),
      ),
    );
  return new Map(rows.map(({ crewId, number }) => [crewId, number]));
}

/**
 * Load the people of a letter in selection order. isOnThisLetter picks the appointment among several; otherwise the
 * last is used. @throws not-found when one prepares for no visible vessel
 */
export async function examinedOf(
  db: Executor,
  actor: Actor,
  crewIds: readonly number[],
  isOnThisLetter: (appointment: LetterAppointment) => boolean,
): Promise<Examined[]> {
  const rows = await selectExamined(db, allConditions(visibleItems(actor, {}), anyOf(preparations.crewId, crewIds)));
  const [appointments, passports] = [await selectAppointments(db, crewIds), await passportsOf(db, crewIds)];
  return crewIds.map((crewId) => {
    const row = rows.find(({ person }) => person.id === crewId);
    if (!row) throw notFound("preparation.notFound");
    const ownAppointments = appointments.filter((appointment) => appointment.crewId === crewId);
    const stated =
      ownAppointments.find(isOnThisLetter) ??
      ownAppointments.find(({ preparationId }) => preparationId === row.preparationId);
    return { ...row, passport: passports.get(crewId) ?? null, stated: stated ?? emptyAppointment };
  });
}

/** Return the identity number: identity card before passport, first the fully visible one. product 5.12 */
export function proofOf({ person, passport }: Pick<Examined, "person" | "passport">, actor: Actor) {
  const viewer = viewerOf(actor, person);
  if (person.idNumber && extentOf(viewer, "identity") === "full") return { text: person.idNumber, isIdentity: true };
  if (passport && extentOf(viewer, "travel") === "full") return { text: passport, isIdentity: false };
  const number = person.idNumber ?? passport;
  return { text: number && masked(number), isIdentity: false };
}

/** Map a joiner to a letter line. */
export const examineeOf = ({ person, position, vessel }: Examined, proof: string | null, locale: Locale): Examinee => ({
  name: person.fullName,
  note: person.employeeNumber,
  proof,
  dateOfBirth: person.dateOfBirth,
  rank: inLanguage(locale, { en: position.nameEn, id: position.name }),
  vessel: vessel.name,
});

/** Return the name of the user who made an appointment. */
export async function schedulerOf(db: Executor, mcuId: number): Promise<string | null> {
  const [row] = await db
    .select({ by: fullNameOf(users) })
    .from(preparationMcus)
    .innerJoin(users, eq(users.id, preparationMcus.updatedBy))
    .where(eq(preparationMcus.id, mcuId));
  return row?.by ?? null;
}
