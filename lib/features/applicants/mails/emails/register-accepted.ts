import { formatDate } from "@/lib/platform/calendar/dates";
import type { MailContent } from "@/lib/platform/mail/layout";
import { registerMail, type Recipient } from "./register-frame";

type Employment = { employeeNumber: string | null; joinedOn: string | null };

/** Build the mail after hiring, with the next steps. product 5.16 RegisterAccepted */
export function registerAccepted(recipient: Recipient, { employeeNumber, joinedOn }: Employment): MailContent {
  return registerMail(recipient, (t) => ({
    title: t("applicants.mail.acceptedTitle", { number: recipient.registrationNumber }),
    paragraphs: [
      t("applicants.mail.acceptedBody", { position: recipient.position, vesselType: recipient.vesselType }),
      t("applicants.mail.acceptedNext"),
      t("applicants.mail.acceptedPapers"),
    ],
    facts: [
      ...(employeeNumber ? [[t("applicants.mail.employeeNumber"), employeeNumber] satisfies [string, string]] : []),
      ...(joinedOn
        ? [[t("applicants.mail.joinedOn"), formatDate(joinedOn, recipient.language)] satisfies [string, string]]
        : []),
    ],
  }));
}
