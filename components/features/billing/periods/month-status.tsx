import { getLocale, getTranslations } from "next-intl/server";
import { Alert } from "@/components/ui/feedback/alert";
import { StatusBadge } from "@/components/ui/feedback/status-badge";
import { Link } from "@/components/ui/layout/link";
import type { BillingKind } from "@/db/enums/billing";
import type { BillsPage } from "@/lib/features/billing/schema";
import { formatRupiah } from "@/lib/features/rates/amount.rules";
import { formatDate } from "@/lib/platform/calendar/dates";
import { invoiceAddress } from "../addresses";
import styles from "../billing.module.css";

const feesAddress = "/dashboard/payroll-and-contracts/payroll-management?tab=fees-and-vat";
type Props = { page: BillsPage; kind: BillingKind; monthName: string };
const questions = ["missing", "held", "carried", "noPrincipal"] as const;

/** Month and status: invoices when locked, else open questions. */
export async function MonthStatus({ page, kind, monthName }: Props) {
  const [t, activeLocale] = await Promise.all([getTranslations("billing"), getLocale()]);
  const { locked, lockedAt, lockedByName, invoices, notes, open, fees, lockRefusal } = page;
  const date = lockedAt ? formatDate(lockedAt, activeLocale) : "";
  // Expenses are billed as paid, without rates.
  const hasFee = kind !== "expenses" && page.total > 0;
  const isBanded = hasFee && !locked && !fees?.isVerified;
  const isBeforeStart = lockRefusal === "beforeStart";
  const openQuestions = locked ? [] : questions.filter((question) => open[question] > 0);
  return (
    <>
      <p className={styles.state}>
        <strong>{monthName}</strong>
        <StatusBadge
          status={locked || isBeforeStart ? "Closed" : "Open"}
          label={t(locked ? "locked" : isBeforeStart ? "billedElsewhere" : "open")}
        />
        {isBeforeStart ? null : t(`stateTexts.${locked ? "locked" : "open"}`, { date, by: lockedByName ?? "–" })}
        {/* The banner shows it too when there are figures. */}
        {lockRefusal && !isBanded ? <span>{t(lockRefusal)}</span> : null}
        {lockRefusal === "ratesNotVerified" && !isBanded ? (
          <Link href={feesAddress} className={styles.link}>
            {t("rates.open")}
          </Link>
        ) : null}
      </p>
      {isBanded ? (
        <Alert severity="warning" role="note" space="below-16">
          {t(fees ? "rates.draft" : "rates.none", { month: monthName })}{" "}
          <Link href={feesAddress} className={styles.link}>
            {t("rates.open")}
          </Link>
        </Alert>
      ) : null}
      {locked ? (
        <details className={styles.invoices}>
          <summary>{t("invoices", { count: invoices.length })}</summary>
          {invoices.length > 0 ? (
            <ul>
              {invoices.map(({ id, number, principal, rows, totalBills, notesTotal, contracts }) => (
                <li key={number}>
                  <Link href={invoiceAddress(id)} className={styles.link}>
                    {number}
                  </Link>
                  <span>
                    {principal}
                    {contracts.length > 0 ? (
                      <span className={styles.note}>{t("invoiceContracts", { contracts: contracts.join(", ") })}</span>
                    ) : null}
                  </span>
                  <span>{t("invoiceRows", { count: rows })}</span>
                  <span data-end>
                    {formatRupiah(totalBills + notesTotal)}
                    {notesTotal === 0 ? null : (
                      <span className={styles.note}>{t("invoiceNotes", { notes: formatRupiah(notesTotal) })}</span>
                    )}
                  </span>
                </li>
              ))}
            </ul>
          ) : null}
        </details>
      ) : null}
      {notes.length > 0 ? (
        <details className={styles.invoices}>
          <summary>{t("notes.ofMonth", { count: notes.length })}</summary>
          <ul>
            {notes.map(({ invoiceId, number, kind, invoice, principal, totalBills }) => (
              <li key={number}>
                <Link href={invoiceAddress(invoiceId)} className={styles.link}>
                  {number}
                </Link>
                <span>
                  {principal}
                  <span className={styles.note}>{t("notes.ofInvoice", { invoice })}</span>
                </span>
                <span>{t(`notes.kinds.${kind}`)}</span>
                <span data-end>{formatRupiah(totalBills)}</span>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
      {openQuestions.length > 0 ? (
        <ul className={styles.questions}>
          {openQuestions.map((question) => (
            <li key={question}>{t(`questions.${question}`, { count: open[question] })}</li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
