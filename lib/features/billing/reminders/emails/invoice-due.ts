import { formatRupiah } from "@/lib/features/rates/amount.rules";
import { formatDate } from "@/lib/platform/calendar/dates";
import type { Locale } from "@/lib/platform/i18n/locales";
import { translator } from "@/lib/platform/i18n/messages";
import type { MailContent } from "@/lib/platform/mail/layout";
import { siteUrl } from "@/lib/platform/mail/outbox";

type Open = { id: number; number: string; principal: string; dated: string; balance: number; days: number };
type Reader = { name: string; language: Locale; isOffice: boolean };

/** Mail about an open invoice: to the principal, or to finance with a link. product 5.14, 5.16 */
export function invoiceDueMail(invoice: Open, { name, language, isOffice }: Reader): MailContent {
  const t = translator(language);
  const { id, number, principal, dated, balance, days } = invoice;
  const amount = `Rp ${formatRupiah(balance)}`;
  return {
    title: t("billing.mail.title", { number }),
    greeting: t("billing.mail.greeting", { name }),
    paragraphs: [t(isOffice ? "billing.mail.office" : "billing.mail.body", { number, principal, amount, days })],
    facts: [
      [t("billing.mail.number"), number],
      [t("billing.mail.dated"), formatDate(dated, language)],
      [t("billing.mail.balance"), amount],
    ],
    ...(isOffice
      ? {
          button: {
            label: t("billing.mail.open"),
            href: siteUrl(`/dashboard/work-order-and-billings/billing-overview/invoices/${id}`),
          },
        }
      : {}),
    reason: t(isOffice ? "billing.mail.officeReason" : "billing.mail.reason"),
  };
}
