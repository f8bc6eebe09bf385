import type { Locale } from "@/lib/platform/i18n/locales";
import { translator, type Translate } from "@/lib/platform/i18n/messages";
import type { MailContent } from "@/lib/platform/mail/layout";
import { siteUrl } from "@/lib/platform/mail/outbox";

export type Recipient = {
  registrationNumber: string;
  statusGuid: string;
  jobOpeningId: number;
  fullName: string;
  language: Locale;
  position: string;
  vesselType: string;
};
type Body = Pick<MailContent, "paragraphs" | "facts" | "button"> & { title: string };

/** Return the address of the applicant's status page. */
export function statusUrl({
  registrationNumber,
  statusGuid,
  jobOpeningId,
}: Pick<Recipient, "registrationNumber" | "statusGuid" | "jobOpeningId">): string {
  return siteUrl(
    `/validation-registration-process?${new URLSearchParams({ id: registrationNumber, g: statusGuid, joi: String(jobOpeningId) })}`,
  );
}

/**
 * Build the common frame of registration mails in the applicant's language: greeting, application and status link.
 */
export function registerMail(recipient: Recipient, write: (t: Translate) => Body): MailContent {
  const t = translator(recipient.language);
  const { title, paragraphs, facts = [], button } = write(t);
  return {
    title,
    greeting: t("applicants.mail.greeting", { name: recipient.fullName }),
    paragraphs,
    facts: [
      ...facts,
      [t("applicants.registrationNumber"), recipient.registrationNumber],
      [t("applicants.position"), `${recipient.position} – ${recipient.vesselType}`],
    ],
    button: button ?? { label: t("applicants.mail.followStatus"), href: statusUrl(recipient) },
    reason: t("applicants.mail.movedReason"),
  };
}
