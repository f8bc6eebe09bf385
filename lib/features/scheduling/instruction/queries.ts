import { and, asc, desc, eq, isNull } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { crew } from "@/db/schema/crew";
import { lookups } from "@/db/schema/lookups";
import { assignments, seats } from "@/db/schema/manning";
import { divisions, positions } from "@/db/schema/positions";
import { preparationPkls, preparations } from "@/db/schema/preparation";
import { scheduleDocuments, schedules } from "@/db/schema/scheduling";
import { vessels } from "@/db/schema/vessels";
import type { Actor } from "@/lib/access/actor";
import { staffContacts } from "@/lib/features/crew/recipients/staff-contacts.queries";
import { notFound } from "@/lib/platform/errors";
import { visibleSchedules } from "../scope.queries";

/** Load the facts of a joining instruction, for a visible schedule before boarding. @throws not-found */
export async function instructionFacts(db: Executor, actor: Actor, scheduleId: number) {
  const [facts] = await db
    .select({
      schedule: schedules,
      person: {
        id: crew.id,
        fullName: crew.fullName,
        employeeNumber: crew.employeeNumber,
        crewOrigin: crew.crewOrigin,
      },
      position: { name: positions.name, nameEn: positions.nameEn },
      vessel: { name: vessels.name, divisionId: vessels.divisionId },
      division: divisions.name,
      until: assignments.endDate,
      port: lookups.name,
    })
    .from(schedules)
    .innerJoin(assignments, eq(assignments.id, schedules.assignmentId))
    .innerJoin(seats, eq(seats.id, assignments.seatId))
    .innerJoin(positions, eq(positions.id, seats.positionId))
    .innerJoin(vessels, eq(vessels.id, schedules.vesselId))
    .innerJoin(divisions, eq(divisions.id, vessels.divisionId))
    .innerJoin(crew, eq(crew.id, schedules.crewId))
    .leftJoin(lookups, eq(lookups.id, schedules.onBoardPortId))
    .where(and(eq(schedules.id, scheduleId), visibleSchedules(actor)));
  if (!facts) throw notFound("scheduling.notFound");
  const [travel, [agreement], contacts] = await Promise.all([
    travelOf(db, scheduleId),
    db
      .select({ number: preparationPkls.documentNumber })
      .from(preparationPkls)
      .innerJoin(preparations, eq(preparations.id, preparationPkls.preparationId))
      .where(and(eq(preparations.assignmentId, facts.schedule.assignmentId), isNull(preparationPkls.supersededAt)))
      .orderBy(desc(preparationPkls.id))
      .limit(1),
    staffContacts(db, facts.vessel.divisionId),
  ]);
  return { ...facts, travel, agreement: agreement?.number ?? null, contacts };
}
export type InstructionFacts = Awaited<ReturnType<typeof instructionFacts>>;

/** Select the tickets and bookings for joining. */
export const travelOf = (db: Executor, scheduleId: number) =>
  db
    .select({
      id: scheduleDocuments.id,
      name: scheduleDocuments.name,
      comment: scheduleDocuments.comment,
      fileId: scheduleDocuments.fileId,
      version: scheduleDocuments.version,
    })
    .from(scheduleDocuments)
    .where(
      and(
        eq(scheduleDocuments.scheduleId, scheduleId),
        eq(scheduleDocuments.kind, "accommodation"),
        eq(scheduleDocuments.usage, "OnBoard"),
        isNull(scheduleDocuments.removedAt),
      ),
    )
    .orderBy(asc(scheduleDocuments.id));
