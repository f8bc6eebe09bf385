import { getLocale, getTranslations } from "next-intl/server";
import { DigitGroups } from "@/components/ui/form/digits/groups";
import { rupiahText } from "@/lib/features/rates/amount.rules";
import type { ListedTransfer, PaymentRun } from "@/lib/features/work-orders/payments/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import { MarkButton } from "./buttons";
import styles from "./payments.module.css";
import { RunStatusBadge } from "./run-status-badge";

type Answer = "paid" | "rejected";
const answersTo: Partial<Record<ListedTransfer["state"], readonly Answer[]>> = {
  released: ["paid", "rejected"],
  paid: ["rejected"],
  rejected: ["paid"],
};

type Props = { run: PaymentRun; today: string };

/** List transfers of a run with account and answer. product 5.15 */
export async function TransfersTable({ run, today }: Props) {
  const [t, activeLocale] = await Promise.all([getTranslations("payment-runs"), getLocale()]);
  const mayMark = run.allowedActions.includes("mark");
  return (
    <>
      <thead>
        <tr>
          <th scope="col">{t("seafarer")}</th>
          <th scope="col">{t("account")}</th>
          <th scope="col">{t("reference")}</th>
          <th scope="col" data-align="end">
            {t("amount")}
          </th>
          <th scope="col">{t("state")}</th>
          <th scope="col">{t("bankSays")}</th>
          <th scope="col" data-align="end">
            {t("actions")}
          </th>
        </tr>
      </thead>
      <tbody>
        {run.page.rows.map((row) => (
          <tr key={row.id}>
            <td data-card="title" title={row.employeeName}>
              {row.employeeName}
              <span className={styles.quiet}>{row.employeeNumber}</span>
            </td>
            <td data-card="fact" data-label={t("account")}>
              <DigitGroups digits={row.accountNumber} />
              <span className={styles.quiet}>{`${row.bankName}, ${row.accountName}`}</span>
            </td>
            <td data-card="fact" data-label={t("reference")}>
              {row.reference}
            </td>
            <td data-align="end" data-card="fact" data-label={t("amount")}>
              {rupiahText(row.amount)}
            </td>
            <td data-card="fact" data-label={t("state")}>
              <RunStatusBadge state={row.state} />
            </td>
            <td data-card="fact" data-label={t("bankSays")}>
              {row.reason ?? (row.settledOn ? formatDate(row.settledOn, activeLocale) : "–")}
              {row.reason && row.settledOn ? (
                <span className={styles.quiet}>{formatDate(row.settledOn, activeLocale)}</span>
              ) : null}
            </td>
            <td data-align="end" data-cell="actions" data-card="actions">
              <div className={styles.actions}>
                {(mayMark ? (answersTo[row.state] ?? []) : []).map((answer) => (
                  <MarkButton
                    key={answer}
                    label={t(`mark.${answer}.short`)}
                    name={`${t(`mark.${answer}.short`)}: ${row.employeeName}, ${rupiahText(row.amount)}`}
                    small
                    dialogProps={{
                      runId: run.id,
                      answer,
                      count: 1,
                      today,
                      of: { id: row.id, name: row.employeeName, amount: rupiahText(row.amount) },
                    }}
                  />
                ))}
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </>
  );
}
