import { and, desc, eq, isNull } from "drizzle-orm";
import type { Executor, Transaction } from "@/db/client";
import { crew } from "@/db/schema/crew";
import { assignments, seats } from "@/db/schema/manning";
import { positions } from "@/db/schema/positions";
import { preparationBjsts, preparations } from "@/db/schema/preparation";
import { vessels } from "@/db/schema/vessels";
import { notFound } from "@/lib/platform/errors";
import { enqueueMail } from "@/lib/platform/mail/outbox";
import { scheduledMail, type Appointment } from "../letters/emails/appointment";
import { invitationOf } from "../letters/invitation.rules";
import { seafarerOf, type MailKind } from "../mail-kind.queries";
import type { OpenPreparation } from "../open-preparations.queries";

type BjstRecord = typeof preparationBjsts.$inferSelect;
type About = Pick<OpenPreparation, "person" | "vessel" | "position">;
type Scope = { db: Transaction; now: Date };

const bjstMail = "BjstScheduled";
const subjectType = "preparation-bjst";

/**
 * Notify a seafarer of a training's time and place, with a calendar entry. product 5.16 @returns the mail, none
 * without an address
 */
export async function notifyBjst(
  { db, now }: Scope,
  { person, vessel, position }: About,
  bjst: BjstRecord,
  movedFrom: string | null = null,
): Promise<number[]> {
  const to = await seafarerOf(db, person);
  if (!to) return [];
  const { letterNumber, startDate: firstDay, endDate: lastDay, place } = bjst;
  const days = { firstDay, lastDay, movedFrom };
  const appointment: Appointment = { crewId: person.id, vessel, position, letterNumber, place, ...days };
  const mailId = await enqueueMail(db, {
    type: bjstMail,
    subject: { type: subjectType, id: bjst.id, version: bjst.version },
    recipient: to.email,
    language: to.language,
    content: scheduledMail("bjst", to, appointment),
    attachments: [invitationOf("bjst", to, bjst, appointment, now)],
  });
  return [mailId];
}

async function aboutOf(db: Executor, id: number) {
  const [latest] = await db
    .select({
      bjst: preparationBjsts,
      person: crew,
      position: { id: positions.id, name: positions.name, nameEn: positions.nameEn },
      vessel: { id: vessels.id, name: vessels.name, divisionId: vessels.divisionId },
    })
    .from(preparationBjsts)
    .innerJoin(preparations, eq(preparations.id, preparationBjsts.preparationId))
    .innerJoin(assignments, eq(assignments.id, preparations.assignmentId))
    .innerJoin(seats, eq(seats.id, assignments.seatId))
    .innerJoin(positions, eq(positions.id, seats.positionId))
    .innerJoin(vessels, eq(vessels.id, preparations.vesselId))
    .innerJoin(crew, eq(crew.id, preparationBjsts.crewId))
    .where(eq(preparationBjsts.id, id));
  if (!latest) throw notFound("preparation.notFound");
  return latest;
}

/** Send the latest pending training's mail again. product 5.16 */
export const bjstScheduled: MailKind = {
  right: "preparation:bjst",
  async subjectOf(db, preparationId) {
    const [row] = await db
      .select({ id: preparationBjsts.id, version: preparationBjsts.version })
      .from(preparationBjsts)
      .where(and(eq(preparationBjsts.preparationId, preparationId), isNull(preparationBjsts.result)))
      .orderBy(desc(preparationBjsts.id))
      .limit(1);
    return row ? { type: subjectType, ...row } : null;
  },
  async send(scope, { id }) {
    const { bjst, ...about } = await aboutOf(scope.db, id);
    return notifyBjst(scope, about, bjst);
  },
};
