import { and, eq, gte, isNull } from "drizzle-orm";
import { z } from "zod";
import type { Transaction } from "@/db/client";
import { crew } from "@/db/schema/crew";
import { mails } from "@/db/schema/mail";
import { assignments, seats } from "@/db/schema/manning";
import { positions } from "@/db/schema/positions";
import { preparationBjsts, preparationMcus, preparations } from "@/db/schema/preparation";
import { vessels } from "@/db/schema/vessels";
import { dayOf } from "@/lib/platform/calendar/dates";
import { notFound } from "@/lib/platform/errors";
import { enqueueMail } from "@/lib/platform/mail/outbox";
import { write } from "@/lib/platform/operation";
import { seafarerOf, type Recipient } from "../mail-kind.queries";
import { calledOffMail, type Appointment } from "./emails/scheduled";
import { invitationOf } from "./invitation.rules";

type Asked = { kind: "mcu" | "bjst"; id: number; version: number } & Pick<
  Appointment,
  "firstDay" | "lastDay" | "place" | "letterNumber"
>;
const typeOf = { mcu: "McuScheduled", bjst: "BjstScheduled" } as const;

async function aboutOf(db: Transaction, preparationId: number) {
  const [found] = await db
    .select({ preparation: preparations, person: crew, position: positions, vessel: vessels })
    .from(preparations)
    .innerJoin(assignments, eq(assignments.id, preparations.assignmentId))
    .innerJoin(seats, eq(seats.id, assignments.seatId))
    .innerJoin(positions, eq(positions.id, seats.positionId))
    .innerJoin(vessels, eq(vessels.id, preparations.vesselId))
    .innerJoin(crew, eq(crew.id, preparations.crewId))
    .where(eq(preparations.id, preparationId));
  if (!found) throw notFound("preparation.notFound");
  return found;
}

/** What of a preparation still waits for its day. */
async function waiting(db: Transaction, preparationId: number, today: string): Promise<Asked[]> {
  const { scheduledOn } = preparationMcus;
  const mcus = await db
    .select()
    .from(preparationMcus)
    .where(
      and(eq(preparationMcus.preparationId, preparationId), isNull(preparationMcus.result), gte(scheduledOn, today)),
    );
  const { endDate } = preparationBjsts;
  const bjsts = await db
    .select()
    .from(preparationBjsts)
    .where(
      and(eq(preparationBjsts.preparationId, preparationId), isNull(preparationBjsts.result), gte(endDate, today)),
    );
  return [
    ...mcus.map(({ id, version, scheduledOn: day, clinic, clinicLocation, letterNumber }) => ({
      ...{ kind: "mcu" as const, id, version, firstDay: day, lastDay: day, letterNumber },
      place: clinicLocation ? `${clinic}, ${clinicLocation}` : clinic,
    })),
    ...bjsts.map(({ id, version, startDate, endDate: lastDay, place, letterNumber }) => ({
      ...{ kind: "bjst" as const, id, version, firstDay: startDate, lastDay, place, letterNumber },
    })),
  ];
}

/** Nobody hears of the end of what they never heard of. */
async function wasTold(db: Transaction, { kind, id }: Asked): Promise<boolean> {
  const of = and(eq(mails.type, typeOf[kind]), eq(mails.subjectType, `preparation-${kind}`), eq(mails.subjectId, id));
  return (await db.select({ id: mails.id }).from(mails).where(of).limit(1)).length > 0;
}

type About = Pick<Awaited<ReturnType<typeof aboutOf>>, "person" | "position" | "vessel">;

async function tell(db: Transaction, to: Recipient, { person, position, vessel }: About, asked: Asked, now: Date) {
  const { kind, id, version, ...when } = asked;
  const appointment: Appointment = { ...when, crewId: person.id, vessel, position, movedFrom: null };
  await enqueueMail(db, {
    type: typeOf[kind],
    subject: { type: `preparation-${kind}-off`, id, version },
    recipient: to.email,
    language: to.language,
    content: calledOffMail(kind, to, appointment),
    attachments: [invitationOf(kind, to, { id, version }, appointment, now, { cancelled: true })],
  });
}

/**
 * Tells a seafarer whose plan is off that what was arranged for it does not take place, and takes it out of their calendar. Run by the queue
 * only; a plan that was taken up again meanwhile is left alone. product 5.16 @throws forbidden for people, not-found
 */
export const tellCalledOff = write({
  name: "preparation.tell-called-off",
  access: "scheduler",
  input: z.object({ preparationId: z.number().int() }),
  output: z.object({ mails: z.number() }),
  async run({ db, now, audit, unchanged }, { preparationId }) {
    const { preparation, ...about } = await aboutOf(db, preparationId);
    const to = preparation.endReason === "cancelled" ? await seafarerOf(db, about.person) : null;
    const found = to ? await waiting(db, preparationId, dayOf(now)) : [];
    let told = 0;
    for (const asked of found) {
      if (!to || !(await wasTold(db, asked))) continue;
      await tell(db, to, about, asked, now);
      told += 1;
    }
    if (told === 0) unchanged();
    else
      audit({ subject: about.person.id, divisionId: about.vessel.divisionId, after: { preparationId, mails: told } });
    return { mails: told };
  },
});
