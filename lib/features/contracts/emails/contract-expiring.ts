import { formatDate } from "@/lib/platform/calendar/dates";
import type { Locale } from "@/lib/platform/i18n/locales";
import { translator } from "@/lib/platform/i18n/messages";
import type { MailContent } from "@/lib/platform/mail/layout";
import { siteUrl } from "@/lib/platform/mail/outbox";

type Reader = { firstName: string; mayWrite: boolean; language: Locale };
type Ending = { id: number; name: string; principal: string; expiresOn: string; daysLeft: number };

const list = "/dashboard/payroll-and-contracts/contract-management";

/** Mail to those responsible for contracts: which one ends, with whom, and when. product 5.16 ContractExpiring */
export function contractExpiringMail(contract: Ending, { firstName, mayWrite, language }: Reader): MailContent {
  const t = translator(language);
  const { id, name, principal, expiresOn, daysLeft } = contract;
  const date = formatDate(expiresOn, language);
  return {
    title: t("contracts.mail.title", { name, date }),
    greeting: t("contracts.mail.greeting", { name: firstName }),
    paragraphs: [t("contracts.mail.body", { name, principal, date, days: daysLeft }), t("contracts.mail.ask")],
    facts: [
      [t("contracts.name"), name],
      [t("contracts.principal"), principal],
      [t("contracts.expiry"), date],
    ],
    button: {
      label: t(mayWrite ? "contracts.mail.openContract" : "contracts.mail.openList"),
      href: siteUrl(mayWrite ? `${list}?cid=${id}&action=update` : `${list}?tab=active`),
    },
    reason: t("contracts.mail.reason"),
  };
}
