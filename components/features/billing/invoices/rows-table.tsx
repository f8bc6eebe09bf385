import { getLocale, getTranslations } from "next-intl/server";
import type { Invoice } from "@/lib/features/billing/invoices/schema";
import { formatRupiah } from "@/lib/features/rates/amount.rules";
import { formatDate } from "@/lib/platform/calendar/dates";
import styles from "../billing.module.css";
import { CorrectRowButton } from "../corrections/correct-row-button";

/** List an invoice's rows as locked, with corrected amounts below. product 5.14 */
export async function InvoiceRowsTable({ invoice }: { invoice: Invoice }) {
  const [t, columns] = await Promise.all([getTranslations("billing.invoice"), getTranslations("billing.columns")]);
  const mayCorrect = invoice.allowedActions.includes("correct");
  return (
    <>
      <thead>
        <tr>
          <th scope="col">{t("row")}</th>
          <th scope="col">{t("kind")}</th>
          <th scope="col">{columns("vessel")}</th>
          <th scope="col">{columns("contract")}</th>
          <th scope="col" data-align="end">
            {columns("amount")}
          </th>
          <th scope="col" data-align="end">
            {columns("fee", { fee: "none" })}
          </th>
          <th scope="col" data-align="end">
            {columns("vat", { vat: "none" })}
          </th>
          <th scope="col" data-align="end">
            {columns("totalBills")}
          </th>
          {mayCorrect ? (
            <th scope="col" data-cell="actions">
              {(await getTranslations("shell.list"))("actions")}
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {invoice.rows.map((row) => (
          <Row key={row.id} row={row} mayCorrect={mayCorrect} />
        ))}
      </tbody>
    </>
  );
}

async function Row({ row, mayCorrect }: { row: Invoice["rows"][number]; mayCorrect: boolean }) {
  const [t, activeLocale] = await Promise.all([getTranslations("billing"), getLocale()]);
  const date = formatDate(row.date, activeLocale);
  const name = [row.name, row.about].filter(Boolean).join(", ") || (row.vessel ?? date);
  return (
    <tr>
      <td data-card="title" title={date}>
        {name}
      </td>
      <td data-card="fact" data-label={t("invoice.kind")}>
        {t(`sheet.names.${row.kind}`)}
      </td>
      <td data-card="fact" data-label={t("columns.vessel")}>
        {row.vessel ?? "–"}
      </td>
      <td className={styles.aside} title={row.contract ?? undefined}>
        {row.contract ?? "–"}
      </td>
      <td data-align="end" data-card="fact" data-label={t("columns.amount")}>
        {formatRupiah(row.amount)}
        {row.corrected === row.amount ? null : (
          <span className={styles.note}>
            {t("invoice.corrected")} {formatRupiah(row.corrected)}
          </span>
        )}
      </td>
      <td data-align="end">{formatRupiah(row.fee)}</td>
      <td data-align="end">{formatRupiah(row.vat)}</td>
      <td data-align="end" data-card="badge">
        <strong>{formatRupiah(row.totalBills)}</strong>
      </td>
      {mayCorrect ? (
        <td data-cell="actions" data-card="actions">
          <CorrectRowButton invoiceRowId={row.id} name={name} amount={row.corrected} />
        </td>
      ) : null}
    </tr>
  );
}
