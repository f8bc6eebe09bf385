import type { Locale } from "@/lib/platform/i18n/locales";
import { translator } from "@/lib/platform/i18n/messages";
import type { MailContent } from "@/lib/platform/mail/layout";
import { siteUrl } from "@/lib/platform/mail/outbox";

type Reader = { firstName: string; language: Locale };
type Failed = { recipient: string; title: string; path: string };

/**
 * To an administrator: a mail that could not be delivered, and the record whose address needs checking. product 5.16
 */
export function failedMail({ firstName, language }: Reader, { recipient, title, path }: Failed): MailContent {
  const t = translator(language);
  return {
    title: t("notices.failedMail.title", { recipient, title }),
    greeting: t("notices.failedMail.greeting", { name: firstName }),
    paragraphs: [t("notices.failedMail.body")],
    button: { label: t("notices.failedMail.open"), href: siteUrl(path) },
    reason: t("notices.failedMail.reason"),
  };
}

/** More mails failed than are reported one by one. */
export function manyFailedMail({ firstName, language }: Reader): MailContent {
  const t = translator(language);
  return {
    title: t("notices.failedMail.many"),
    greeting: t("notices.failedMail.greeting", { name: firstName }),
    paragraphs: [t("notices.failedMail.manyBody")],
    reason: t("notices.failedMail.reason"),
  };
}
