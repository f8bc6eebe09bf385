import { formatDate } from "@/lib/platform/calendar/dates";
import type { MailContent } from "@/lib/platform/mail/layout";
import { registerMail, type Recipient } from "./register-frame";
import { spokenWhen, type When } from "./when";

type Schedule = {
  letterNumber: string;
  date: string;
  movedFrom: When | null;
  clinic: string;
  location: string | null;
};

/** Clinic, day and how to prepare; nothing about health. product 5.16 RegisterMCU */
export function registerMcu(
  recipient: Recipient,
  { letterNumber, date, movedFrom, clinic, location }: Schedule,
): MailContent {
  return registerMail(recipient, (t) => {
    const day = formatDate(date, recipient.language);
    return {
      title: t(movedFrom ? "applicants.mail.mcuMovedTitle" : "applicants.mail.mcuTitle", { date: day }),
      paragraphs: [
        movedFrom
          ? t("applicants.mail.mcuMovedBody", { from: spokenWhen(movedFrom, recipient.language), to: day })
          : t("applicants.mail.mcuBody"),
        t("applicants.mail.mcuNext"),
      ],
      facts: [
        [t("applicants.mail.date"), day],
        [t("applicants.mail.clinic"), location ? `${clinic}, ${location}` : clinic],
        [t("applicants.mail.letterNumber"), letterNumber],
      ],
    };
  });
}
