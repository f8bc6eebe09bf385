import { getLocale, getTranslations } from "next-intl/server";
import { Link } from "@/components/ui/layout/link";
import type { ListedInvoice } from "@/lib/features/billing/invoices/schema";
import { formatRupiah } from "@/lib/features/rates/amount.rules";
import { formatDate } from "@/lib/platform/calendar/dates";
import { invoiceAddress, statementAddress } from "../addresses";
import styles from "../billing.module.css";
import { InvoiceStateBadge } from "./state-badge";

const figures = ["totalBills", "notesTotal", "withheld", "paid", "balance"] as const;
const texts = ["number", "principal", "month", "dated"] as const;

/** List invoices with billed, corrected and paid amounts, and balance. product 5.14 */
export async function InvoicesTable({ rows, balance }: { rows: readonly ListedInvoice[]; balance: number }) {
  const [t, activeLocale] = await Promise.all([getTranslations("billing.invoicesPage"), getLocale()]);
  const label = (name: (typeof figures)[number] | "days") => t(`columns.${name}`);
  return (
    <>
      <thead>
        <tr>
          {texts.map((name) => (
            <th key={name} scope="col" data-column={name}>
              {t(`columns.${name}`)}
            </th>
          ))}
          {(["days", ...figures] as const).map((name) => (
            <th key={name} scope="col" data-align="end" data-column={name}>
              {label(name)}
            </th>
          ))}
          <th scope="col">{t("columns.state")}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <td data-card="title">
              <Link href={invoiceAddress(row.id)} className={styles.link}>
                {row.number}
              </Link>
              {row.waitingNotes > 0 ? (
                <span className={styles.note}>{t("waitingNotes", { count: row.waitingNotes })}</span>
              ) : null}
            </td>
            <td data-card="fact" data-label={t("columns.principal")}>
              <Link href={statementAddress(row.principalId)} className={styles.link}>
                {row.principal}
              </Link>
            </td>
            <td data-card="fact" data-label={t("columns.month")}>
              {formatDate(row.month, activeLocale, "month")}
            </td>
            <td>{formatDate(row.dated, activeLocale)}</td>
            <td data-align="end" data-card="fact" data-label={label("days")}>
              {row.days}
            </td>
            {figures.map((name) => (
              <td key={name} data-align="end" data-card="fact" data-label={label(name)}>
                {name === "balance" ? <strong>{formatRupiah(row[name])}</strong> : dashed(row[name])}
              </td>
            ))}
            <td data-card="badge">
              <InvoiceStateBadge state={row.state} />
            </td>
          </tr>
        ))}
        <tr className={styles.total} data-row="total">
          <td data-card="title" colSpan={9}>
            {t("total")}
          </td>
          <td data-align="end" data-card="badge" data-sum="balance">
            {formatRupiah(balance)}
          </td>
          <td />
        </tr>
      </tbody>
    </>
  );
}

const dashed = (amount: number) => (amount === 0 ? "–" : formatRupiah(amount));
