import { and, desc, eq, isNull } from "drizzle-orm";
import type { Executor, Transaction } from "@/db/client";
import { addJob } from "@/db/queue";
import { preparationMcus, preparations } from "@/db/schema/preparation";
import { crew } from "@/db/schema/crew";
import { assignments, seats } from "@/db/schema/manning";
import { positions } from "@/db/schema/positions";
import { vessels } from "@/db/schema/vessels";
import { notFound } from "@/lib/platform/errors";
import { enqueueMail } from "@/lib/platform/mail/outbox";
import { scheduledMail, type Appointment } from "../letters/emails/appointment";
import { seafarerOf, type MailKind } from "../mail-kind.queries";
import type { OpenPreparation } from "../open-preparations.queries";

type McuRecord = typeof preparationMcus.$inferSelect;
type About = Pick<OpenPreparation, "person" | "vessel" | "position">;

export const mcuMail = "McuScheduled";
const subjectType = "preparation-mcu";

export const appointmentOf = (
  { person, vessel, position }: { person: { id: number } } & Pick<Appointment, "vessel" | "position">,
  { letterNumber, scheduledOn, clinic, clinicLocation }: McuRecord,
  movedFrom: string | null,
): Appointment => ({
  crewId: person.id,
  vessel,
  position,
  letterNumber,
  firstDay: scheduledOn,
  lastDay: scheduledOn,
  place: clinicLocation ? `${clinic}, ${clinicLocation}` : clinic,
  movedFrom,
});

const writeLetterOf = (db: Transaction, mailId: number) =>
  addJob(db, "write-joiner-letter", { mailId }, { key: `joiner-letter:${mailId}` });

/**
 * Notify a seafarer of the examination. The mail waits for its letter and calendar file. product 5.16 @returns the
 * mail, none without an address
 */
export async function notifyMcu(
  db: Transaction,
  about: About,
  mcu: McuRecord,
  movedFrom: string | null = null,
): Promise<number[]> {
  const to = await seafarerOf(db, about.person);
  if (!to) return [];
  const content = scheduledMail("mcu", to, appointmentOf(about, mcu, movedFrom));
  const subject = { type: subjectType, id: mcu.id, version: mcu.version };
  const { email: recipient, language } = to;
  const mailId = await enqueueMail(db, { type: mcuMail, subject, recipient, language, content }, { heldBack: true });
  await writeLetterOf(db, mailId);
  return [mailId];
}

async function aboutOf(db: Executor, id: number) {
  const [row] = await db
    .select({
      mcu: preparationMcus,
      person: crew,
      position: { id: positions.id, name: positions.name, nameEn: positions.nameEn },
      vessel: { id: vessels.id, name: vessels.name, divisionId: vessels.divisionId },
    })
    .from(preparationMcus)
    .innerJoin(preparations, eq(preparations.id, preparationMcus.preparationId))
    .innerJoin(assignments, eq(assignments.id, preparations.assignmentId))
    .innerJoin(seats, eq(seats.id, assignments.seatId))
    .innerJoin(positions, eq(positions.id, seats.positionId))
    .innerJoin(vessels, eq(vessels.id, preparations.vesselId))
    .innerJoin(crew, eq(crew.id, preparationMcus.crewId))
    .where(eq(preparationMcus.id, id));
  if (!row) throw notFound("preparation.notFound");
  return row;
}

/** Send the pending appointment's mail again. product 5.16 */
export const mcuScheduled: MailKind = {
  right: "preparation:mcu",
  async subjectOf(db, preparationId) {
    const [row] = await db
      .select({ id: preparationMcus.id, version: preparationMcus.version })
      .from(preparationMcus)
      .where(and(eq(preparationMcus.preparationId, preparationId), isNull(preparationMcus.result)))
      .orderBy(desc(preparationMcus.id))
      .limit(1);
    return row ? { type: subjectType, ...row } : null;
  },
  async send({ db }, { id }) {
    const { mcu, ...about } = await aboutOf(db, id);
    return notifyMcu(db, about, mcu);
  },
  requeue: writeLetterOf,
};
