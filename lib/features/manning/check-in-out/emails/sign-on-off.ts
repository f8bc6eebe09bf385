import { formatDate } from "@/lib/platform/calendar/dates";
import type { Locale } from "@/lib/platform/i18n/locales";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { translator } from "@/lib/platform/i18n/messages";
import type { MailContent } from "@/lib/platform/mail/layout";
import { siteUrl } from "@/lib/platform/mail/outbox";

export type SignOnOff = "CheckedIn" | "CheckedOut";
type Boarding = {
  vessel: { id: number; name: string };
  position: { name: string; nameEn: string };
  fullName: string;
  date: string;
};

/** Build the mail about a sign-on or sign-off: name, rank, vessel and date only. product 5.16 */
export function signOnOffMail(
  type: SignOnOff,
  reader: { name: string; language: Locale },
  { vessel, position, fullName, date }: Boarding,
): MailContent {
  const { language } = reader;
  const t = translator(language);
  const text = (key: string) => `manning.mail.${type === "CheckedIn" ? "checkedIn" : "checkedOut"}${key}`;
  const values = {
    name: fullName,
    position: inLanguage(language, { en: position.nameEn, id: position.name }),
    vessel: vessel.name,
    date: formatDate(date, language),
  };
  return {
    title: t(text("Title"), values),
    greeting: t("manning.mail.greeting", { name: reader.name }),
    paragraphs: [t(text("Body"), values)],
    facts: [
      [t("manning.mail.name"), values.name],
      [t("manning.mail.position"), values.position],
      [t("manning.mail.vessel"), values.vessel],
      [t(text("On")), values.date],
    ],
    button: { label: t("manning.mail.openVessel"), href: siteUrl(`/dashboard/vessel-management/${vessel.id}/details`) },
    reason: t("manning.mail.reason"),
  };
}
