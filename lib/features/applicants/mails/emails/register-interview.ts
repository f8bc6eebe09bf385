import { formatDate } from "@/lib/platform/calendar/dates";
import type { MailContent } from "@/lib/platform/mail/layout";
import { registerMail, type Recipient } from "./register-frame";

type Schedule = {
  date: string;
  time: string | null;
  mode: string | null;
  place: string | null;
  link: string | null;
  assessors: string[];
};

/** When, where and with whom the interview takes place. product 5.16 RegisterInterview */
export function registerInterview(
  recipient: Recipient,
  { date, time, mode, place, link, assessors }: Schedule,
): MailContent {
  return registerMail(recipient, (t) => {
    const day = formatDate(date, recipient.language);
    const facts: [string, string][] = [[t("applicants.mail.date"), time ? `${day} ${time} WIB` : day]];
    if (mode) facts.push([t("applicants.mail.mode"), t(`applicants.mail.modes.${mode}`)]);
    if (place) facts.push([t("applicants.mail.place"), place]);
    if (link) facts.push([t("applicants.mail.link"), link]);
    if (assessors.length > 0) facts.push([t("applicants.mail.assessors"), assessors.join(", ")]);
    return {
      title: t("applicants.mail.interviewTitle", { date: day }),
      paragraphs: [t("applicants.mail.interviewBody"), t("applicants.mail.interviewNext")],
      facts,
    };
  });
}
