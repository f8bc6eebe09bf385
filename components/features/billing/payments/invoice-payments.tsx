import { getLocale, getTranslations } from "next-intl/server";
import { RecordTable } from "@/components/ui/list/record-table";
import type { Invoice } from "@/lib/features/billing/invoices/schema";
import { formatRupiah } from "@/lib/features/rates/amount.rules";
import { formatDate } from "@/lib/platform/calendar/dates";
import styles from "../billing.module.css";
import { RemovePaymentButton } from "./remove-button";

/** List payments received for an invoice. product 5.14 */
export async function InvoicePayments({ invoice: { payments, allowedActions } }: { invoice: Invoice }) {
  const [t, activeLocale] = await Promise.all([getTranslations("billing.payments"), getLocale()]);
  const mayRemove = allowedActions.includes("payments");
  return (
    <section className={styles.part} aria-labelledby="payments">
      <h2 id="payments">{t("title")}</h2>
      <RecordTable
        label={t("title")}
        columns={[
          { label: t("paidOn") },
          { label: t("note") },
          { label: t("by") },
          { label: t("amount"), align: "end" },
          ...(mayRemove ? [{ label: (await getTranslations("shell.list"))("actions"), kind: "actions" as const }] : []),
        ]}
        rows={payments.map(({ id, paidOn, note, by, amount }) => [
          formatDate(paidOn, activeLocale),
          note,
          by,
          formatRupiah(amount),
          ...(mayRemove ? [<RemovePaymentButton key="remove" paymentId={id} amount={amount} />] : []),
        ])}
        empty={t("none")}
      />
    </section>
  );
}
