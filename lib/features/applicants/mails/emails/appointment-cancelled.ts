import { formatDate } from "@/lib/platform/calendar/dates";
import type { MailContent } from "@/lib/platform/mail/layout";
import type { Dropped } from "../../pipeline/appointment.rules";
import { registerMail, type Recipient } from "./register-frame";

type Appointment = { type: Dropped["type"]; date: string; time: string | null };

/** An interview, a test or a check-up does not take place. */
export function appointmentCancelled(recipient: Recipient, { type, date, time }: Appointment): MailContent {
  return registerMail(recipient, (t) => {
    const day = formatDate(date, recipient.language);
    const values = { what: t(`applicants.mail.appointments.${type}`), date: day };
    return {
      title: t("applicants.mail.cancelledTitle", values),
      paragraphs: [t("applicants.mail.cancelledBody", values), t("applicants.mail.cancelledNext")],
      facts: [[t("applicants.mail.date"), time ? `${day} ${time} WIB` : day]],
    };
  });
}
