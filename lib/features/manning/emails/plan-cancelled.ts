import { formatDate } from "@/lib/platform/calendar/dates";
import type { Locale } from "@/lib/platform/i18n/locales";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { translator } from "@/lib/platform/i18n/messages";
import type { MailContent } from "@/lib/platform/mail/layout";
import { siteUrl } from "@/lib/platform/mail/outbox";

type CancelledPlan = {
  vessel: { id: number; name: string };
  position: { name: string; nameEn: string };
  fullName: string;
  from: string;
  to: string;
};

/** Build the mail about a cancelled plan. Only permitted users learn that the register caused it. product 5.3, 5.4 */
export function planCancelled(
  reader: { name: string; language: Locale; knowsWhy: boolean },
  { vessel, position, fullName, from, to }: CancelledPlan,
): MailContent {
  const { language } = reader;
  const t = translator(language);
  const values = {
    name: fullName,
    position: inLanguage(language, { en: position.nameEn, id: position.name }),
    vessel: vessel.name,
    from: formatDate(from, language),
    to: formatDate(to, language),
  };
  return {
    title: t("manning.mail.cancelledTitle", values),
    greeting: t("manning.mail.greeting", { name: reader.name }),
    paragraphs: [
      t("manning.mail.cancelledBody", values),
      ...(reader.knowsWhy ? [t("manning.mail.cancelledBarred")] : []),
    ],
    facts: [
      [t("manning.mail.name"), values.name],
      [t("manning.mail.position"), values.position],
      [t("manning.mail.vessel"), values.vessel],
    ],
    button: { label: t("manning.mail.openVessel"), href: siteUrl(`/dashboard/vessel-management/${vessel.id}/details`) },
    reason: t("manning.mail.reason"),
  };
}
