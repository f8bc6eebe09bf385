import { formatDate } from "@/lib/platform/calendar/dates";
import type { MailContent } from "@/lib/platform/mail/layout";
import { siteUrl } from "@/lib/platform/mail/outbox";
import { registerMail, type Recipient } from "./register-frame";

/** Build the mail with the requested corrections and the link to the form. product 5.16 RegisterNeedRevision */
export function registerNeedRevision(
  recipient: Recipient,
  revision: { token: string; reason: string; expiresAt: Date },
): MailContent {
  const query = new URLSearchParams({ joi: String(recipient.jobOpeningId), revision: revision.token });
  return registerMail(recipient, (t) => ({
    title: t("applicants.mail.revisionTitle", { number: recipient.registrationNumber }),
    paragraphs: [
      t("applicants.mail.revisionBody"),
      revision.reason,
      t("applicants.mail.revisionNext", { date: formatDate(revision.expiresAt, recipient.language) }),
    ],
    button: { label: t("applicants.mail.revisionButton"), href: siteUrl(`/validation?${query}`) },
  }));
}
