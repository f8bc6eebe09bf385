import { useLocale, useTranslations } from "next-intl";
import { DetailList } from "@/components/ui/layout/detail-list";
import { Link } from "@/components/ui/layout/link";
import type { Invoice } from "@/lib/features/billing/invoices/schema";
import { rupiahText } from "@/lib/features/rates/amount.rules";
import { formatDate } from "@/lib/platform/calendar/dates";
import styles from "../billing.module.css";
import { InvoiceStateBadge } from "./state-badge";

const unlessZero = (amount: number) => (amount === 0 ? null : rupiahText(amount));

/** Principal, month, sums and balance of an invoice. product 5.14 */
export function InvoiceFacts({ invoice, principalHref }: { invoice: Invoice; principalHref: string }) {
  const [t, taxes, locale] = [
    useTranslations("billing.invoice"),
    useTranslations("billing.payments.taxes"),
    useLocale(),
  ];
  const principal = (
    <Link href={principalHref} className={styles.link}>
      {invoice.principal}
    </Link>
  );
  return (
    <DetailList
      details={[
        { label: t("principal"), value: principal },
        { label: t("month"), value: formatDate(invoice.month, locale, "month") },
        { label: t("dated"), value: formatDate(invoice.dated, locale) },
        { label: t("contracts"), value: invoice.contracts.join(", ") },
        { label: t("totalBills"), value: rupiahText(invoice.totalBills) },
        { label: t("notesTotal"), value: unlessZero(invoice.notesTotal) },
        { label: taxes("taxInvoiceNumber"), value: invoice.taxInvoiceNumber },
        { label: taxes("withheld"), value: unlessZero(invoice.withheld) },
        { label: t("state"), value: <InvoiceStateBadge state={invoice.state} /> },
        { label: t("balance"), value: <strong>{rupiahText(invoice.balance)}</strong> },
      ]}
    />
  );
}
