import type { Locale } from "@/lib/platform/i18n/locales";
import { translator } from "@/lib/platform/i18n/messages";
import type { MailContent } from "@/lib/platform/mail/layout";
import { siteUrl } from "@/lib/platform/mail/outbox";

/** To the superadmin who requested it: proves that mails leave this server. */
export function testMail(name: string, language: Locale): MailContent {
  const t = translator(language);
  return {
    title: t("status.testMail.title"),
    greeting: t("status.testMail.greeting", { name }),
    paragraphs: [t("status.testMail.text")],
    button: { label: t("status.alertMail.open"), href: siteUrl("/dashboard/users-management/status") },
    reason: t("status.testMail.reason"),
  };
}
