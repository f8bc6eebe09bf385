import { and, asc, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { files } from "@/db/schema/files";
import { preparationBjsts, preparationMcus, preparationPkls, preparations } from "@/db/schema/preparation";
import { scheduleDocuments, schedules } from "@/db/schema/scheduling";
import type { Actor } from "@/lib/access/actor";
import { isActorAmong } from "@/lib/access/roles";
import { userActorOf } from "@/lib/platform/access";
import { AppError } from "@/lib/platform/errors";
import { onBoardPorts } from "@/lib/features/scheduling/queries";

/** Return the seafarer behind a crew or head account. @throws forbidden for other users */
export function ownCrewId(actor: Actor): number {
  const { crewId } = userActorOf(actor);
  if (!crewId || !isActorAmong(actor, "seafarers")) throw new AppError("forbidden", "errors.forbidden");
  return crewId;
}

/** Load the schedule of an own assignment, unless it was cancelled. */
export async function ownSchedule(db: Executor, crewId: number, assignmentId: number) {
  const [row] = await db
    .select({ schedule: schedules, port: onBoardPorts.name })
    .from(schedules)
    .leftJoin(onBoardPorts, eq(onBoardPorts.id, schedules.onBoardPortId))
    .where(and(eq(schedules.assignmentId, assignmentId), eq(schedules.crewId, crewId), isNull(schedules.cancelledAt)));
  return row ?? null;
}

const isOfAssignment = (assignmentId: number) =>
  and(eq(preparations.assignmentId, assignmentId), isNull(preparations.endedAt));

/** Load planned check-ups and trainings of an assignment. */
export async function waitingAppointments(db: Executor, assignmentId: number) {
  const [mcus, bjsts] = await Promise.all([
    db
      .select({ mcu: preparationMcus })
      .from(preparationMcus)
      .innerJoin(preparations, eq(preparations.id, preparationMcus.preparationId))
      .where(and(isOfAssignment(assignmentId), isNull(preparationMcus.result)))
      .orderBy(asc(preparationMcus.scheduledOn)),
    db
      .select({ bjst: preparationBjsts })
      .from(preparationBjsts)
      .innerJoin(preparations, eq(preparations.id, preparationBjsts.preparationId))
      .where(and(isOfAssignment(assignmentId), isNull(preparationBjsts.result)))
      .orderBy(asc(preparationBjsts.startDate)),
  ]);
  return { mcus: mcus.map(({ mcu }) => mcu), bjsts: bjsts.map(({ bjst }) => bjst) };
}

/** Load the agreement of an assignment: the issued document or, once signed, the record copy. */
export async function agreementOf(db: Executor, crewId: number, assignmentId: number) {
  const fileId = sql<string>`coalesce(${preparationPkls.recordFileId}, ${preparationPkls.fileId})`;
  const [row] = await db
    .select({ number: preparationPkls.documentNumber, fileId })
    .from(preparationPkls)
    .innerJoin(preparations, eq(preparations.id, preparationPkls.preparationId))
    .where(
      and(
        isOfAssignment(assignmentId),
        eq(preparationPkls.crewId, crewId),
        isNull(preparationPkls.supersededAt),
        sql`${fileId} is not null`,
      ),
    )
    .orderBy(desc(preparationPkls.id))
    .limit(1);
  return row ?? null;
}

/** Find a ticket or booking with a file of an own schedule. */
export async function travelFileOf(db: Executor, scheduleId: number, documentId: number) {
  const [row] = await db
    .select({ fileId: scheduleDocuments.fileId })
    .from(scheduleDocuments)
    .where(
      and(
        eq(scheduleDocuments.id, documentId),
        eq(scheduleDocuments.scheduleId, scheduleId),
        eq(scheduleDocuments.kind, "accommodation"),
        eq(scheduleDocuments.usage, "OnBoard"),
        isNotNull(scheduleDocuments.fileId),
        isNull(scheduleDocuments.removedAt),
      ),
    );
  return row?.fileId ?? null;
}

export async function storedFile(db: Executor, id: string) {
  const [file] = await db
    .select({ name: files.name, contentType: files.contentType, content: files.content })
    .from(files)
    .where(eq(files.id, id));
  return file ?? null;
}
