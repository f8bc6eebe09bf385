import { getLocale, getTranslations } from "next-intl/server";
import { Link } from "@/components/ui/layout/link";
import { rupiahText } from "@/lib/features/rates/amount.rules";
import type { ListedRun } from "@/lib/features/work-orders/payments/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import { monthName } from "../inputs/month-name";
import { runsHref } from "./addresses";
import styles from "./payments.module.css";
import { RunStatusBadge } from "./run-status-badge";

const amounts = ["released", "paid", "rejected"] as const;

/** List payment runs with state and sums. Money without decimals in lists. product 5.15 */
export async function RunsTable({ rows }: { rows: readonly ListedRun[] }) {
  const [t, banks, activeLocale] = await Promise.all([
    getTranslations("payment-runs"),
    getTranslations("payment-runs.banks"),
    getLocale(),
  ]);
  return (
    <>
      <thead>
        <tr>
          <th scope="col">{t("number")}</th>
          <th scope="col">{t("state")}</th>
          <th scope="col">{t("month")}</th>
          <th scope="col">{t("valueOn")}</th>
          <th scope="col">{t("bankSet")}</th>
          <th scope="col" data-align="end">
            {t("transfers")}
          </th>
          <th scope="col" data-align="end">
            {t("amount")}
          </th>
          {amounts.map((state) => (
            <th key={state} scope="col" data-align="end">
              {t(`sums.${state}`)}
            </th>
          ))}
          <th scope="col">{t("madeBy")}</th>
          <th scope="col">{t("releasedBy")}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <td data-card="title">
              <Link href={`${runsHref}/${row.id}`}>{row.number}</Link>
            </td>
            <td data-card="fact" data-label={t("state")}>
              <RunStatusBadge state={row.state} />
            </td>
            <td data-card="fact" data-label={t("month")}>
              {monthName(row.month, activeLocale)}
              {row.lockId === null ? null : <span className={styles.quiet}>{t("ofOne")}</span>}
            </td>
            <td data-card="fact" data-label={t("valueOn")}>
              {formatDate(row.valueOn, activeLocale)}
            </td>
            <td data-card="fact" data-label={t("bankSet")}>
              {banks(row.bankSet)}
            </td>
            <td data-align="end" data-card="fact" data-label={t("transfers")}>
              {row.transfers}
            </td>
            <td data-align="end" data-card="fact" data-label={t("amount")}>
              {rupiahText(row.amount)}
            </td>
            {amounts.map((state) => (
              <td key={state} data-align="end" data-card="fact" data-label={t(`sums.${state}`)}>
                {rupiahText(row.byState[state]?.amount ?? 0)}
              </td>
            ))}
            <td data-card="fact" data-label={t("madeBy")}>
              {row.madeBy ?? "–"}
            </td>
            <td data-card="fact" data-label={t("releasedBy")}>
              {row.releasedBy ?? "–"}
            </td>
          </tr>
        ))}
      </tbody>
    </>
  );
}
