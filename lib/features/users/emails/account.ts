import type { Locale } from "@/lib/platform/i18n/locales";
import { translator } from "@/lib/platform/i18n/messages";
import type { MailContent } from "@/lib/platform/mail/layout";
import { siteUrl } from "@/lib/platform/mail/outbox";

type Account = { email: string; firstName: string };
type Kind = "invitation" | "reset" | "passwordChanged" | "deactivated" | "linked";

/** Mails UserInvite, PasswordReset, PasswordChanged and AccountDeactivated of product 5.16, and AccountLinked. */
export function accountMail(kind: Kind, account: Account, language: Locale, token?: string): MailContent {
  const t = translator(language);
  const link = token ? siteUrl(`/reset-password?${new URLSearchParams({ e: account.email, t: token })}`) : null;
  return {
    title: t(`users.mail.${kind}Title`),
    greeting: t("users.mail.greeting", { name: account.firstName }),
    paragraphs: [t(`users.mail.${kind}Body`)],
    ...(link ? { button: { label: t(`users.mail.${kind}Button`), href: link } } : {}),
    reason: t("users.mail.reason"),
  };
}
