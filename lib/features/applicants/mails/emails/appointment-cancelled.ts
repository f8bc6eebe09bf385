import { formatDate } from "@/lib/platform/calendar/dates";
import type { Translate } from "@/lib/platform/i18n/messages";
import type { MailContent } from "@/lib/platform/mail/layout";
import type { DroppedAppointment } from "../../pipeline/appointment.rules";
import { registerMail, type Recipient } from "./register-frame";
import { formatAppointmentTime, type AppointmentTime } from "./appointment-time";

type Appointment = AppointmentTime & Pick<DroppedAppointment, "type" | "because">;

/** Build the mail that an interview, test or check-up is cancelled or no longer needed. */
export function appointmentCancelled(recipient: Recipient, { type, because, ...when }: Appointment): MailContent {
  return registerMail(recipient, (t) => {
    const values = { what: t(`applicants.mail.appointments.${type}`), date: formatDate(when.date, recipient.language) };
    const key = because === "passed" ? "notNeeded" : "cancelled";
    return {
      title: t(`applicants.mail.${key}Title`, values),
      paragraphs: [t(`applicants.mail.${key}Body`, values), t(`applicants.mail.${key}Next`)],
      facts: [[t("applicants.mail.date"), formatAppointmentTime(when, recipient.language)]],
    };
  });
}

/** Return one line for each appointment cancelled with the application. */
export const calledOff = (t: Translate, appointments: readonly Appointment[], recipient: Recipient): string[] =>
  appointments.map(({ type, ...when }) => {
    const appointmentName = t(`applicants.mail.appointments.${type}`);
    return t("applicants.mail.calledOff", {
      what: appointmentName,
      date: formatAppointmentTime(when, recipient.language),
    });
  });
