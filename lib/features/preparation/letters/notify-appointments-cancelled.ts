import { z } from "zod";
import type { Transaction } from "@/db/client";
import { dayOf } from "@/lib/platform/calendar/dates";
import { enqueueMail } from "@/lib/platform/mail/outbox";
import { write } from "@/lib/platform/operation";
import { seafarerOf, type Recipient } from "../mail-kind.queries";
import { cancelledMail, type Appointment } from "./emails/appointment";
import { invitationOf } from "./invitation.rules";
import {
  mailSubjectOf,
  cancellationSubjectType,
  scheduledMailType,
  pendingAppointments,
  wasNotified,
} from "./pending-appointments.queries";

type CancelledAppointment = { kind: "mcu" | "bjst"; id: number; version: number } & Pick<
  Appointment,
  "firstDay" | "lastDay" | "place" | "letterNumber"
>;
type About = Pick<Awaited<ReturnType<typeof mailSubjectOf>>, "person" | "position" | "vessel">;

/** Select pending appointments the seafarer was notified of. */
async function notifiedAppointments(
  db: Transaction,
  preparationId: number,
  today: string,
): Promise<CancelledAppointment[]> {
  const { mcu, bjst } = await pendingAppointments(db, preparationId, today);
  return [
    ...mcu.map(({ id, version, scheduledOn: day, clinic, clinicLocation, letterNumber }) => ({
      kind: "mcu" as const,
      id,
      version,
      firstDay: day,
      lastDay: day,
      letterNumber,
      place: clinicLocation ? `${clinic}, ${clinicLocation}` : clinic,
    })),
    ...bjst.map(({ id, version, startDate, endDate: lastDay, place, letterNumber }) => ({
      kind: "bjst" as const,
      id,
      version,
      firstDay: startDate,
      lastDay,
      place,
      letterNumber,
    })),
  ];
}

async function sendCancellation(
  db: Transaction,
  to: Recipient,
  { person, position, vessel }: About,
  cancelled: CancelledAppointment,
  now: Date,
) {
  const { kind, id, version, ...when } = cancelled;
  const appointment: Appointment = { ...when, crewId: person.id, vessel, position, movedFrom: null };
  await enqueueMail(db, {
    type: scheduledMailType[kind],
    subject: { type: cancellationSubjectType(kind), id, version },
    recipient: to.email,
    language: to.language,
    content: cancelledMail(kind, to, appointment),
    attachments: [invitationOf(kind, to, { id, version }, appointment, now, { cancelled: true })],
  });
}

/**
 * Notify a seafarer that the appointments of a dropped plan are cancelled, and remove them from the calendar. It
 * skips a resumed plan. Run by the queue only. product 5.16 @throws forbidden for users, not-found
 */
export const notifyAppointmentsCancelled = write({
  name: "preparation.tell-called-off",
  access: "scheduler",
  input: z.object({ preparationId: z.number().int() }),
  output: z.object({ mails: z.number() }),
  async run({ db, now, audit, unchanged }, { preparationId }) {
    const { preparation, ...about } = await mailSubjectOf(db, preparationId);
    const to = preparation.endReason === "cancelled" ? await seafarerOf(db, about.person) : null;
    const appointments = to ? await notifiedAppointments(db, preparationId, dayOf(now)) : [];
    let sentCount = 0;
    for (const cancelled of appointments) {
      if (!to || !(await wasNotified(db, cancelled.kind, cancelled.id))) continue;
      await sendCancellation(db, to, about, cancelled, now);
      sentCount += 1;
    }
    if (sentCount === 0) unchanged();
    else
      audit({
        subject: about.person.id,
        divisionId: about.vessel.divisionId,
        after: { preparationId, mails: sentCount },
      });
    return { mails: sentCount };
  },
});
