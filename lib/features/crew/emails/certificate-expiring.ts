import { formatDate } from "@/lib/platform/dates";
import type { Locale } from "@/lib/platform/i18n/locales";
import { translator } from "@/lib/platform/i18n/messages";
import type { MailContent } from "@/lib/platform/mail/layout";
import { siteUrl } from "@/lib/platform/mail/outbox";
import { digestDays } from "../expiry.rules";

type Reminder = { crewId: number; fullName: string; paper: string; expired: string; language: Locale };

/** To the holder of one paper: which, and until when; no number. product 5.16 CertificateExpiring */
export function certificateExpiringMail({ crewId, fullName, paper, expired, language }: Reminder): MailContent {
  const t = translator(language);
  const date = formatDate(expired, language);
  return {
    title: t("crew.mail.expiringTitle", { paper, date }),
    greeting: t("crew.mail.greeting", { name: fullName }),
    paragraphs: [t("crew.mail.expiringBody", { paper, date }), t("crew.mail.expiringAsk")],
    facts: [[paper, date]],
    button: { label: t("crew.mail.openCertificates"), href: siteUrl(`/dashboard/crew-management/${crewId}/details?tab=certification`) },
    reason: t("crew.mail.expiringReason"),
  };
}

type Ending = { fullName: string; position: string; vessel: string | null; paper: string; expired: string };
type Digest = { firstName: string; language: Locale; rows: Ending[]; ending: number; ended: number };

/** To planning and PDE on Mondays: whose papers end next. product 5.16 CertificateExpiring */
export function expiryDigestMail({ firstName, language, rows, ending, ended }: Digest): MailContent {
  const t = translator(language);
  const more = ending - rows.length;
  return {
    title: t("crew.mail.digestTitle", { count: ending }),
    greeting: t("crew.mail.greeting", { name: firstName }),
    paragraphs: [t("crew.mail.digestBody", { count: ending, days: digestDays }), ...(ended > 0 ? [t("crew.mail.digestEnded", { count: ended })] : []), ...(more > 0 ? [t("crew.mail.digestMore", { count: more })] : [])],
    facts: rows.map(({ fullName, position, vessel, paper, expired }) => [[fullName, position, vessel].filter(Boolean).join(" · "), `${paper}: ${formatDate(expired, language)}`]),
    button: { label: t("crew.mail.openList"), href: siteUrl(`/dashboard/crew-management?tab=on-board&expiringWithin=${digestDays}`) },
    reason: t("crew.mail.digestReason"),
  };
}
