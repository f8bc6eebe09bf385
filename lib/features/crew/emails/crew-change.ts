import type { CrewSection } from "@/db/enums/crew";
import type { Locale } from "@/lib/platform/i18n/locales";
import { translator } from "@/lib/platform/i18n/messages";
import type { MailContent } from "@/lib/platform/mail/layout";
import { siteUrl } from "@/lib/platform/mail/outbox";

type Addressee = { crewId: number; name: string; language: Locale };

const recordOf = (crewId: number) => siteUrl(`/dashboard/crew-management/${crewId}/details?tab=crew-details`);

/**
 * Write the mail about a decided change request. It names the section but no values; the reason is shown after sign-in.
 * product 5.16
 */
export function changeDecidedMail(
  { crewId, name, language }: Addressee,
  section: CrewSection,
  decision: "Approved" | "Rejected",
): MailContent {
  const t = translator(language);
  const part = t(`crew.sections.${section}`);
  return {
    title: t(`crew.mail.change${decision}Title`),
    greeting: t("crew.mail.greeting", { name }),
    paragraphs: [t(`crew.mail.change${decision}Body`, { section: part })],
    button: { label: t("crew.mail.openRecord"), href: recordOf(crewId) },
    reason: t("crew.mail.changeReason"),
  };
}

/**
 * Write the BankChangeAlert mail: new bank details were requested or are in use. It contains no number and no bank.
 * product 5.16
 */
export function bankChangeMail({ crewId, name, language }: Addressee, moment: "asked" | "changed"): MailContent {
  const t = translator(language);
  return {
    title: t(`crew.mail.bank-${moment}Title`),
    greeting: t("crew.mail.greeting", { name }),
    paragraphs: [t(`crew.mail.bank-${moment}Body`), t("crew.mail.bankNotYou")],
    button: { label: t("crew.mail.openRecord"), href: recordOf(crewId) },
    reason: t("crew.mail.bankReason"),
  };
}
