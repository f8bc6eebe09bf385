import { and, eq, gte, isNull } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { crew } from "@/db/schema/crew";
import { mails } from "@/db/schema/mail";
import { assignments, seats } from "@/db/schema/manning";
import { positions } from "@/db/schema/positions";
import { preparationBjsts, preparationMcus, preparations } from "@/db/schema/preparation";
import { vessels } from "@/db/schema/vessels";
import { notFound } from "@/lib/platform/errors";

type PendingAppointments = {
  mcu: (typeof preparationMcus.$inferSelect)[];
  bjst: (typeof preparationBjsts.$inferSelect)[];
};

/** Load the seafarer, position and vessel of a preparation. @throws not-found */
export async function mailSubjectOf(db: Transaction, preparationId: number) {
  const [subject] = await db
    .select({ preparation: preparations, person: crew, position: positions, vessel: vessels })
    .from(preparations)
    .innerJoin(assignments, eq(assignments.id, preparations.assignmentId))
    .innerJoin(seats, eq(seats.id, assignments.seatId))
    .innerJoin(positions, eq(positions.id, seats.positionId))
    .innerJoin(vessels, eq(vessels.id, preparations.vesselId))
    .innerJoin(crew, eq(crew.id, preparations.crewId))
    .where(eq(preparations.id, preparationId));
  if (!subject) throw notFound("preparation.notFound");
  return subject;
}

/** Select the pending appointments of a preparation. */
export async function pendingAppointments(
  db: Transaction,
  preparationId: number,
  today: string,
): Promise<PendingAppointments> {
  const { scheduledOn } = preparationMcus;
  const { endDate } = preparationBjsts;
  const mcu = await db
    .select()
    .from(preparationMcus)
    .where(
      and(eq(preparationMcus.preparationId, preparationId), isNull(preparationMcus.result), gte(scheduledOn, today)),
    );
  const bjst = await db
    .select()
    .from(preparationBjsts)
    .where(
      and(eq(preparationBjsts.preparationId, preparationId), isNull(preparationBjsts.result), gte(endDate, today)),
    );
  return { mcu, bjst };
}

type Kind = keyof PendingAppointments;
export const scheduledMailType = { mcu: "McuScheduled", bjst: "BjstScheduled" } as const satisfies Record<Kind, string>;
export const cancellationSubjectType = (kind: Kind) => `preparation-${kind}-off`;

/** Return whether the seafarer was notified of the appointment. Only then is a cancellation sent. */
export async function wasNotified(db: Transaction, kind: Kind, id: number): Promise<boolean> {
  const isSchedulingMail = and(
    eq(mails.type, scheduledMailType[kind]),
    eq(mails.subjectType, `preparation-${kind}`),
    eq(mails.subjectId, id),
  );
  return (await db.select({ id: mails.id }).from(mails).where(isSchedulingMail).limit(1)).length > 0;
}

/** Return whether this version of the appointment was already cancelled by mail. */
export async function wasCancelled(db: Transaction, kind: Kind, { id, version }: { id: number; version: number }) {
  const isCancellationMail = and(
    eq(mails.type, scheduledMailType[kind]),
    eq(mails.subjectType, cancellationSubjectType(kind)),
    eq(mails.subjectId, id),
    eq(mails.subjectVersion, version),
  );
  return (await db.select({ id: mails.id }).from(mails).where(isCancellationMail).limit(1)).length > 0;
}
