import type { Locale } from "@/lib/platform/i18n/locales";
import { translator } from "@/lib/platform/i18n/messages";
import type { MailContent } from "@/lib/platform/mail/layout";
import { siteUrl } from "@/lib/platform/mail/outbox";

type About = { vesselId: number; vesselName: string; language: Locale };

/**
 * BankChangeAlert of a vessel: its UJBM account will change, or has changed. Contains no number and no bank. product
 * 5.13, 5.16
 */
export function payeeChangeMail({ vesselName, language }: About, moment: "asked" | "changed"): MailContent {
  const t = translator(language);
  return {
    title: t(`ujbm.mail.${moment}Title`, { vessel: vesselName }),
    greeting: t("ujbm.mail.greeting", { vessel: vesselName }),
    paragraphs: [t(`ujbm.mail.${moment}Body`, { vessel: vesselName }), t("ujbm.mail.notYou")],
    button: { label: t("ujbm.mail.open"), href: siteUrl("/dashboard/profile") },
    reason: t("ujbm.mail.reason"),
  };
}
