import { formatDate } from "@/lib/platform/calendar/dates";
import type { MailContent } from "@/lib/platform/mail/layout";
import { siteUrl } from "@/lib/platform/mail/outbox";
import { agreementPage, agreementTexts, type Agreed, type Reader } from "../../agreement-review/emails/shared-texts";

/** Build the mail with a personal link to read the agreement. product 5.9, 5.16 */
export function pklReviewMail(reader: Reader, agreed: Agreed, link: { token: string; expiresAt: Date }): MailContent {
  const { t, values, facts } = agreementTexts(reader, agreed);
  const { language } = reader;
  return {
    title: t("pkl.mail.reviewTitle", values),
    greeting: t("manning.mail.greeting", { name: reader.name }),
    paragraphs: [
      t("pkl.mail.reviewBody", values),
      t("approvals.mail.until", { time: formatDate(link.expiresAt, language, "instant") }),
    ],
    facts,
    button: { label: t("pkl.mail.reviewButton"), href: siteUrl(`/agreement/${link.token}?lang=${language}`) },
    reason: t("pkl.mail.reviewReason"),
  };
}

/** Build the mail to admins that an agreement awaits signatures. */
export function pklCreatedMail(reader: Reader, agreed: Agreed): MailContent {
  const { t, values, facts } = agreementTexts(reader, agreed);
  return {
    title: t("pkl.mail.createdTitle", values),
    greeting: t("manning.mail.greeting", { name: reader.name }),
    paragraphs: [t("pkl.mail.createdBody", values)],
    facts,
    button: { label: t("pkl.mail.open"), href: agreementPage(agreed) },
    reason: t("pkl.mail.officeReason"),
  };
}

/** Build the mail that both parties have signed. */
export function pklSignedMail(reader: Reader, agreed: Agreed, { isOwn }: { isOwn: boolean }): MailContent {
  const { t, values, facts } = agreementTexts(reader, agreed);
  return {
    title: t("pkl.mail.signedTitle", values),
    greeting: t("manning.mail.greeting", { name: reader.name }),
    paragraphs: [t(isOwn ? "pkl.mail.signedOwnBody" : "pkl.mail.signedBody", values)],
    facts,
    button: { label: t("pkl.mail.open"), href: agreementPage(agreed) },
    reason: t(isOwn ? "pkl.mail.reviewReason" : "pkl.mail.officeReason"),
  };
}
