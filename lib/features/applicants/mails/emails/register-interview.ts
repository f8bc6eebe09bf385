import { formatDate } from "@/lib/platform/calendar/dates";
import type { MailContent } from "@/lib/platform/mail/layout";
import { registerMail, type Recipient } from "./register-frame";
import { formatAppointmentTime, type AppointmentTime } from "./appointment-time";

type Schedule = AppointmentTime & {
  movedFrom: AppointmentTime | null;
  mode: string | null;
  place: string | null;
  link: string | null;
  assessors: string[];
};

/**
 * Build the interview invitation: time, place, assessors, and the previous date after a change. product 5.16
 * RegisterInterview
 */
export function registerInterview(
  recipient: Recipient,
  { date, time, movedFrom, mode, place, link, assessors }: Schedule,
): MailContent {
  return registerMail(recipient, (t) => {
    const day = formatDate(date, recipient.language);
    const when = formatAppointmentTime({ date, time }, recipient.language);
    const facts: [string, string][] = [[t("applicants.mail.date"), when]];
    if (mode) facts.push([t("applicants.mail.mode"), t(`applicants.mail.modes.${mode}`)]);
    if (place) facts.push([t("applicants.mail.place"), place]);
    if (link) facts.push([t("applicants.mail.link"), link]);
    if (assessors.length > 0) facts.push([t("applicants.mail.assessors"), assessors.join(", ")]);
    return {
      title: t(movedFrom ? "applicants.mail.interviewMovedTitle" : "applicants.mail.interviewTitle", { date: day }),
      paragraphs: [
        movedFrom
          ? t("applicants.mail.interviewMovedBody", {
              from: formatAppointmentTime(movedFrom, recipient.language),
              to: when,
            })
          : t("applicants.mail.interviewBody"),
        t("applicants.mail.interviewNext"),
      ],
      facts,
    };
  });
}
