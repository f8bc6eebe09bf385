import { formatDate } from "@/lib/platform/calendar/dates";
import type { Locale } from "@/lib/platform/i18n/locales";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { translator } from "@/lib/platform/i18n/messages";
import type { MailContent } from "@/lib/platform/mail/layout";
import { siteUrl } from "@/lib/platform/mail/outbox";
import { digestDays, type DigestKind } from "../rules";
import { nameIn, certificateNamesOf, type Reference } from "../../documents/certificate-names.rules";

/** A document. paper is its name as printed; null for the medical certificate. */
type NamedDocument = { paper: string | null; reference: Reference | null };
type Reminder = NamedDocument & { crewId: number; fullName: string; expired: string; language: Locale };

const documentName = (language: Locale, { paper, reference }: NamedDocument) =>
  paper === null ? translator(language)("crew.mail.medical") : nameIn(language, certificateNamesOf(paper, reference));

/**
 * Write the reminder to the holder of one document: its name and last day, no number and no result. product 5.16
 * CertificateExpiring
 */
export function certificateExpiringMail({ crewId, fullName, expired, language, ...named }: Reminder): MailContent {
  const t = translator(language);
  const date = formatDate(expired, language);
  const paper = documentName(language, named);
  return {
    title: t("crew.mail.expiringTitle", { paper, date }),
    greeting: t("crew.mail.greeting", { name: fullName }),
    paragraphs: [
      t("crew.mail.expiringBody", { paper, date }),
      t(named.paper === null ? "crew.mail.expiringMedicalAsk" : "crew.mail.expiringAsk"),
    ],
    facts: [[paper, date]],
    button: {
      label: t("crew.mail.openCertificates"),
      href: siteUrl(`/dashboard/crew-management/${crewId}/details?tab=certification`),
    },
    reason: t("crew.mail.expiringReason"),
  };
}

type Ending = NamedDocument & {
  fullName: string;
  position: string;
  positionNameId: string;
  vessel: string | null;
  expired: string;
};
type Digest = { firstName: string; language: Locale; kind: DigestKind; rows: Ending[]; ending: number; ended: number };

/** Write the Monday digest of documents that expire next. product 5.16 CertificateExpiring */
export function expiryDigestMail({ firstName, language, kind, rows, ending, ended }: Digest): MailContent {
  const t = translator(language);
  const more = ending - rows.length;
  const list =
    kind === "papers"
      ? siteUrl(`/dashboard/crew-management?tab=on-board&expiringWithin=${digestDays}`)
      : siteUrl("/dashboard/crew-management?tab=on-board");
  const messagePart = kind === "papers" ? "digest" : "medicalDigest";
  return {
    title: t(`crew.mail.${messagePart}Title`, { count: ending }),
    greeting: t("crew.mail.greeting", { name: firstName }),
    paragraphs: [
      t(`crew.mail.${messagePart}Body`, { count: ending, days: digestDays }),
      ...(ended > 0 ? [t("crew.mail.digestEnded", { count: ended })] : []),
      ...(more > 0
        ? [t(kind === "papers" ? "crew.mail.digestMore" : "crew.mail.digestMoreUnlisted", { count: more })]
        : []),
    ],
    facts: rows.map(({ fullName, position, positionNameId, vessel, expired, ...named }) => [
      [fullName, inLanguage(language, { en: position, id: positionNameId }), vessel].filter(Boolean).join(" · "),
      `${documentName(language, named)}: ${formatDate(expired, language)}`,
    ]),
    button: { label: t("crew.mail.openList"), href: list },
    reason: t(`crew.mail.${messagePart}Reason`),
  };
}
