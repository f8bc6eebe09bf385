import type { Locale } from "@/lib/platform/i18n/locales";
import { translator } from "@/lib/platform/i18n/messages";
import type { MailContent } from "@/lib/platform/mail/layout";
import { siteUrl } from "@/lib/platform/mail/outbox";

type Reader = { firstName: string; language: Locale };
type Decided = { operation: string; by: string | null; reason: string | null };

/** To a manager: a decision without a second person, with its author and reason. product §0.3 */
export function decidedAloneMail({ firstName, language }: Reader, { operation, by, reason }: Decided): MailContent {
  const t = translator(language);
  const name = by ?? "–";
  const what = t(`audit.operations.${operation}`);
  return {
    title: t("notices.decidedAlone.title", { what }),
    greeting: t("notices.decidedAlone.greeting", { name: firstName }),
    paragraphs: [
      t("notices.decidedAlone.body", { name, what }),
      reason ? t("notices.decidedAlone.why", { reason }) : t("notices.decidedAlone.noReason"),
    ],
    button: { label: t("notices.decidedAlone.open"), href: siteUrl("/dashboard/users-management/audit-log") },
    reason: t("notices.decidedAlone.reason"),
  };
}
