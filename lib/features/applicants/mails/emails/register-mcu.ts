import { formatDate } from "@/lib/platform/calendar/dates";
import type { MailContent } from "@/lib/platform/mail/layout";
import { registerMail, type Recipient } from "./register-frame";
import { formatAppointmentTime, type AppointmentTime } from "./appointment-time";

type Schedule = {
  letterNumber: string;
  date: string;
  movedFrom: AppointmentTime | null;
  /** Previous values of changed fields other than the date. */
  before?: { letterNumber?: string; clinic?: string };
  clinic: string;
  location: string | null;
};

/**
 * Build the check-up invitation: clinic, date, preparation and changes, without health data. product 5.16 RegisterMCU
 */
export function registerMcu(
  recipient: Recipient,
  { letterNumber, date, movedFrom, before = {}, clinic, location }: Schedule,
): MailContent {
  return registerMail(recipient, (t) => {
    const day = formatDate(date, recipient.language);
    const place = location ? `${clinic}, ${location}` : clinic;
    const changes = [
      movedFrom
        ? t("applicants.mail.mcuMoved", { from: formatAppointmentTime(movedFrom, recipient.language), to: day })
        : null,
      before.clinic === undefined ? null : t("applicants.mail.mcuElsewhere", { from: before.clinic, to: place }),
      before.letterNumber === undefined
        ? null
        : t("applicants.mail.mcuRenumbered", { from: before.letterNumber, to: letterNumber }),
    ].filter((change) => change !== null);
    const title = movedFrom ? "mcuMovedTitle" : changes.length > 0 ? "mcuChangedTitle" : "mcuTitle";
    return {
      title: t(`applicants.mail.${title}`, { date: day }),
      paragraphs: [
        ...(changes.length > 0 ? [...changes, t("applicants.mail.mcuPaid")] : [t("applicants.mail.mcuBody")]),
        t("applicants.mail.mcuNext"),
      ],
      facts: [
        [t("applicants.mail.date"), day],
        [t("applicants.mail.clinic"), place],
        [t("applicants.mail.letterNumber"), letterNumber],
      ],
    };
  });
}
