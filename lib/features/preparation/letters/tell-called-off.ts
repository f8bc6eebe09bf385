import { z } from "zod";
import type { Transaction } from "@/db/client";
import { dayOf } from "@/lib/platform/calendar/dates";
import { enqueueMail } from "@/lib/platform/mail/outbox";
import { write } from "@/lib/platform/operation";
import { seafarerOf, type Recipient } from "../mail-kind.queries";
import { calledOffMail, type Appointment } from "./emails/scheduled";
import { invitationOf } from "./invitation.rules";
import { aboutOf, calledOffOf, typeOf, waiting, wasTold } from "./waiting.queries";

type Asked = { kind: "mcu" | "bjst"; id: number; version: number } & Pick<
  Appointment,
  "firstDay" | "lastDay" | "place" | "letterNumber"
>;
type About = Pick<Awaited<ReturnType<typeof aboutOf>>, "person" | "position" | "vessel">;

/** Select pending appointments the seafarer was notified of. */
async function askedOf(db: Transaction, preparationId: number, today: string): Promise<Asked[]> {
  const { mcu, bjst } = await waiting(db, preparationId, today);
  return [
    ...mcu.map(({ id, version, scheduledOn: day, clinic, clinicLocation, letterNumber }) => ({
      ...{ kind: "mcu" as const, id, version, firstDay: day, lastDay: day, letterNumber },
      place: clinicLocation ? `${clinic}, ${clinicLocation}` : clinic,
    })),
    ...bjst.map(({ id, version, startDate, endDate: lastDay, place, letterNumber }) => ({
      ...{ kind: "bjst" as const, id, version, firstDay: startDate, lastDay, place, letterNumber },
    })),
  ];
}

async function tell(db: Transaction, to: Recipient, { person, position, vessel }: About, asked: Asked, now: Date) {
  const { kind, id, version, ...when } = asked;
  const appointment: Appointment = { ...when, crewId: person.id, vessel, position, movedFrom: null };
  await enqueueMail(db, {
    type: typeOf[kind],
    subject: { type: calledOffOf(kind), id, version },
    recipient: to.email,
    language: to.language,
    content: calledOffMail(kind, to, appointment),
    attachments: [invitationOf(kind, to, { id, version }, appointment, now, { cancelled: true })],
  });
}

/**
 * Notify a seafarer that the appointments of a dropped plan are cancelled, and remove them from the calendar. It
 * skips a resumed plan. Run by the queue only. product 5.16 @throws forbidden for users, not-found
 */
export const tellCalledOff = write({
  name: "preparation.tell-called-off",
  access: "scheduler",
  input: z.object({ preparationId: z.number().int() }),
  output: z.object({ mails: z.number() }),
  async run({ db, now, audit, unchanged }, { preparationId }) {
    const { preparation, ...about } = await aboutOf(db, preparationId);
    const to = preparation.endReason === "cancelled" ? await seafarerOf(db, about.person) : null;
    const found = to ? await askedOf(db, preparationId, dayOf(now)) : [];
    let told = 0;
    for (const asked of found) {
      if (!to || !(await wasTold(db, asked.kind, asked.id))) continue;
      await tell(db, to, about, asked, now);
      told += 1;
    }
    if (told === 0) unchanged();
    else
      audit({ subject: about.person.id, divisionId: about.vessel.divisionId, after: { preparationId, mails: told } });
    return { mails: told };
  },
});
