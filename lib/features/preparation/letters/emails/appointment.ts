import { formatDate } from "@/lib/platform/calendar/dates";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { translator } from "@/lib/platform/i18n/messages";
import type { MailContent } from "@/lib/platform/mail/layout";
import { siteUrl } from "@/lib/platform/mail/outbox";
import type { Recipient } from "../../mail-kind.queries";

/** An appointment before joining. place: clinic or training centre. movedFrom: the previous date. */
export type Appointment = {
  crewId: number;
  vessel: { name: string };
  position: { name: string; nameEn: string };
  letterNumber: string;
  firstDay: string;
  lastDay: string;
  place: string;
  movedFrom: string | null;
};
type Kind = "mcu" | "bjst";

/**
 * Build the appointment mail with letter, date and place, without health data. product 5.16 McuScheduled,
 * BjstScheduled
 */
export function scheduledMail(kind: Kind, { name, language }: Recipient, appointment: Appointment): MailContent {
  const t = translator(language);
  const text = (key: string) => `checkups.mail.${kind}.${key}`;
  const { firstDay, lastDay, movedFrom, vessel, position } = appointment;
  const day = (value: string) => formatDate(value, language);
  const days = firstDay === lastDay ? day(firstDay) : `${day(firstDay)} – ${day(lastDay)}`;
  const values = { vessel: vessel.name, date: days, from: movedFrom ? day(movedFrom) : "" };
  return {
    title: t(text(movedFrom ? "movedTitle" : "title"), values),
    greeting: t("checkups.mail.greeting", { name }),
    paragraphs: [t(text(movedFrom ? "movedBody" : "body"), values), t(text("next"))],
    facts: [
      [t("checkups.mail.date"), days],
      [t(text("place")), appointment.place],
      [t("checkups.mail.letterNumber"), appointment.letterNumber],
      [t("checkups.mail.vessel"), vessel.name],
      [t("checkups.mail.position"), inLanguage(language, { en: position.nameEn, id: position.name })],
    ],
    button: {
      label: t("checkups.mail.open"),
      href: siteUrl(`/dashboard/crew-management/${appointment.crewId}/details?tab=upcoming-schedule`),
    },
    reason: t("checkups.mail.reason"),
  };
}

/** Build the mail that an appointment is cancelled because its plan was dropped. product 5.16 */
export function cancelledMail(kind: Kind, { name, language }: Recipient, appointment: Appointment): MailContent {
  const t = translator(language);
  const { firstDay, lastDay, vessel } = appointment;
  const day = (value: string) => formatDate(value, language);
  const days = firstDay === lastDay ? day(firstDay) : `${day(firstDay)} – ${day(lastDay)}`;
  const values = { vessel: vessel.name, date: days };
  return {
    title: t(`checkups.mail.${kind}.offTitle`, values),
    greeting: t("checkups.mail.greeting", { name }),
    paragraphs: [t(`checkups.mail.${kind}.offBody`, values), t("checkups.mail.offNext")],
    facts: [
      [t("checkups.mail.date"), days],
      [t(`checkups.mail.${kind}.place`), appointment.place],
      [t("checkups.mail.letterNumber"), appointment.letterNumber],
    ],
    reason: t("checkups.mail.offReason"),
  };
}

/** Return the texts of the calendar entry. */
export const calendarTexts = (kind: Kind, { language }: Recipient, { vessel, letterNumber }: Appointment) => {
  const values = { vessel: vessel.name, number: letterNumber };
  const t = translator(language);
  return {
    title: t(`checkups.mail.${kind}.event`, values),
    description: t(`checkups.mail.${kind}.eventText`, values),
  };
};
