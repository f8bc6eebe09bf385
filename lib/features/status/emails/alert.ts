import type { alerts } from "@/db/schema/status";
import type { Locale } from "@/lib/platform/i18n/locales";
import { translator } from "@/lib/platform/i18n/messages";
import type { MailContent } from "@/lib/platform/mail/layout";
import { siteUrl } from "@/lib/platform/mail/outbox";

/** To the addresses of ALERT_MAIL: a problem of the installation and what to do, or that it is over. */
export function alertMail({ kind, reading, overAt }: typeof alerts.$inferSelect, language: Locale): MailContent {
  const t = translator(language);
  const title = t(`status.alerts.${kind}.title`, reading);
  return {
    title: overAt ? t("status.alertMail.over", { title }) : title,
    greeting: t("status.alertMail.greeting"),
    paragraphs: [overAt ? t("status.alertMail.overText") : t(`status.alerts.${kind}.text`, reading)],
    button: { label: t("status.alertMail.open"), href: siteUrl("/dashboard/users-management/status") },
    reason: t("status.alertMail.reason"),
  };
}
