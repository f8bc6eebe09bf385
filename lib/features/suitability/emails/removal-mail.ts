import type { Locale } from "@/lib/platform/i18n/locales";
import { translator } from "@/lib/platform/i18n/messages";
import type { MailContent } from "@/lib/platform/mail/layout";
import { siteUrl } from "@/lib/platform/mail/outbox";
import type { RemovalMail } from "../schema";

export type Reader = { name: string; language: Locale };

/** Build the mail about a removal request or decision. Name, level and reason require sign-in. product 5.16 */
export function removalMail(type: RemovalMail, crewId: number, { name, language }: Reader): MailContent {
  const t = translator(language);
  return {
    title: t(`suitability.mail.${type}Title`),
    greeting: t("suitability.mail.greeting", { name }),
    paragraphs: [t(`suitability.mail.${type}Body`), t("suitability.mail.noDetails")],
    button: {
      label: t("suitability.mail.open"),
      href: siteUrl(`/dashboard/crew-management/${crewId}/details?tab=blacklist-history`),
    },
    reason: t(`suitability.mail.${type}Reason`),
  };
}
