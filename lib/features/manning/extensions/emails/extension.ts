import { formatDate } from "@/lib/platform/calendar/dates";
import type { Locale } from "@/lib/platform/i18n/locales";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { translator } from "@/lib/platform/i18n/messages";
import type { MailContent } from "@/lib/platform/mail/layout";
import { siteUrl } from "@/lib/platform/mail/outbox";

export type Reader = { name: string; language: Locale };
export type ExtendedAssignment = {
  vessel: { id: number; name: string };
  position: { name: string; nameEn: string };
  crewId: number;
  fullName: string;
  originalDate: string;
  newDate: string;
};
/** Link target by recipient: the office's list, the vessel, or the seafarer's record. */
export type LinkTarget = "office" | "vessel" | "own";

const hrefOf: Record<LinkTarget, (extended: ExtendedAssignment) => string> = {
  office: ({ vessel }) => `/dashboard/manning/approval-crew/${vessel.id}/crew?tab=crew-extension`,
  vessel: ({ vessel }) => `/dashboard/vessel-management/${vessel.id}/details`,
  own: ({ crewId }) => `/dashboard/crew-management/${crewId}/details?tab=upcoming-schedule`,
};

/** Build the common text of extension mails: names, ranks and dates only. */
function mailTextOf({ language }: Reader, { vessel, position, fullName, originalDate, newDate }: ExtendedAssignment) {
  const t = translator(language);
  const values = {
    name: fullName,
    position: inLanguage(language, { en: position.nameEn, id: position.name }),
    vessel: vessel.name,
    from: formatDate(originalDate, language),
    to: formatDate(newDate, language),
  };
  const facts: [string, string][] = [
    [t("manning.mail.name"), values.name],
    [t("manning.mail.position"), values.position],
    [t("manning.mail.vessel"), values.vessel],
    [t("extensions.mail.original"), values.from],
    [t("extensions.mail.extended"), values.to],
  ];
  return { t, values, facts };
}

type Kind = "requested" | "declined" | "approved" | "rejected";

/** Build the mail that an extension is requested, approved or rejected, with the reason when rejected. product 5.16 */
export function extensionMail(
  kind: Kind,
  reader: Reader,
  extended: ExtendedAssignment,
  { way, reason = null }: { way: LinkTarget; reason?: string | null },
): MailContent {
  const { t, values, facts } = mailTextOf(reader, extended);
  return {
    title: t(`extensions.mail.${kind}Title`, values),
    greeting: t("manning.mail.greeting", { name: reader.name }),
    paragraphs: [t(`extensions.mail.${kind}Body`, values)],
    facts: reason === null ? facts : [...facts, [t("extensions.mail.why"), reason]],
    button: { label: t(`extensions.mail.open.${way}`), href: siteUrl(hrefOf[way](extended)) },
    reason: t(`extensions.mail.reasonOf.${way}`),
  };
}

/** Build the mail that asks the seafarer for consent. product 5.3, 5.9 */
export function askConsentMail(
  reader: Reader,
  extended: ExtendedAssignment,
  { token, expiresAt }: { token: string; expiresAt: Date },
): MailContent {
  const { t, values, facts } = mailTextOf(reader, extended);
  const { language } = reader;
  return {
    title: t("extensions.mail.askTitle", values),
    greeting: t("manning.mail.greeting", { name: reader.name }),
    paragraphs: [
      t("extensions.mail.askBody", values),
      t("approvals.mail.until", { time: formatDate(expiresAt, language, "instant") }),
    ],
    facts,
    button: { label: t("approvals.mail.employeeButton"), href: siteUrl(`/approve/${token}?lang=${language}`) },
    reason: t("extensions.mail.askReason"),
  };
}
