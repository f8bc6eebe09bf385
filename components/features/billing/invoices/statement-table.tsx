import { getLocale, getTranslations } from "next-intl/server";
import { Link } from "@/components/ui/layout/link";
import type { Statement } from "@/lib/features/billing/invoices/schema";
import { formatRupiah } from "@/lib/features/rates/amount.rules";
import { formatDate } from "@/lib/platform/calendar/dates";
import { invoiceAddress } from "../addresses";
import styles from "../billing.module.css";

const texts = ["day", "kind", "number", "note"] as const;

/** A principal's statement with running balances. product 5.14 */
export async function StatementTable({ statement }: { statement: Statement }) {
  const [t, activeLocale] = await Promise.all([getTranslations("billing.statement"), getLocale()]);
  const { from, to, opening, lines, closing } = statement;
  const sum = (name: "opening" | "closing", day: string, balance: number) => (
    <tr className={name === "closing" ? styles.total : undefined} data-row={name === "closing" ? "total" : undefined}>
      <td data-card="fact" data-label={t("columns.day")}>
        {formatDate(day, activeLocale)}
      </td>
      <td data-card="title" colSpan={4}>
        {t(name)}
      </td>
      <td data-align="end" data-card="badge">
        {formatRupiah(balance)}
      </td>
    </tr>
  );
  return (
    <>
      <thead>
        <tr>
          {texts.map((name) => (
            <th key={name} scope="col">
              {t(`columns.${name}`)}
            </th>
          ))}
          <th scope="col" data-align="end">
            {t("columns.amount")}
          </th>
          <th scope="col" data-align="end">
            {t("columns.balance")}
          </th>
        </tr>
      </thead>
      <tbody>
        {sum("opening", from, opening)}
        {lines.map(({ day, kind, number, invoiceId, note, amount, balance }, index) => (
          <tr key={index}>
            <td data-card="fact" data-label={t("columns.day")}>
              {formatDate(day, activeLocale)}
            </td>
            <td data-card="title">{t(`kinds.${kind}`)}</td>
            <td data-card="fact" data-label={t("columns.number")}>
              <Link href={invoiceAddress(invoiceId)} className={styles.link}>
                {number}
              </Link>
            </td>
            <td data-card="fact" data-label={t("columns.note")}>
              {note ?? "–"}
            </td>
            <td data-align="end" data-card="fact" data-label={t("columns.amount")}>
              {formatRupiah(amount)}
            </td>
            <td data-align="end" data-card="badge">
              {formatRupiah(balance)}
            </td>
          </tr>
        ))}
        {sum("closing", to, closing)}
      </tbody>
    </>
  );
}
