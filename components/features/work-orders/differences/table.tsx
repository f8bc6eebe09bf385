import { getLocale, getTranslations } from "next-intl/server";
import { Link } from "@/components/ui/layout/link";
import type { ListedDifference } from "@/lib/features/work-orders/differences/schema";
import { rupiahText } from "@/lib/features/rates/amount.rules";
import { monthName } from "../inputs/month-name";
import { ProblemList } from "../problem-list";
import { DecideButton, ProposeDebtButton } from "./buttons";
import styles from "./differences.module.css";
import { ProposeButton } from "./propose-button";

const signed = (amount: number) => (amount > 0 ? `+${rupiahText(amount)}` : rupiahText(amount));

/** Days and wages of a month, as paid or as recalculated. */
async function Figures({ figures }: { figures: ListedDifference["paid"] }) {
  const t = await getTranslations("pay-differences");
  return (
    <>
      {rupiahText(figures.wages)}
      <span className={styles.quiet}>{t("figures", { days: figures.days })}</span>
    </>
  );
}

/** Actions on a difference, as buttons or dialogs. */
async function Actions({ row }: { row: ListedDifference }) {
  const [t, locale] = await Promise.all([getTranslations("pay-differences"), getLocale()]);
  const { id, name, version, proposedAsDebt, allowedActions } = row;
  const month = monthName(row.month, locale);
  const amount = signed(row.proposedAmount ?? row.amount);
  const proposedMonth = row.proposedMonth ? monthName(row.proposedMonth, locale) : "";
  const of = { id, name, version, month, amount, proposedMonth, proposedAsDebt };
  return (
    <div className={styles.actions}>
      {allowedActions.map((action) => {
        if (action === "propose") return <ProposeButton key={action} of={{ id, version, name }} />;
        if (action === "owe")
          return (
            <ProposeDebtButton
              key={action}
              label={t("owe.action")}
              name={t("owe.name", { name })}
              small
              dialogProps={{ of }}
            />
          );
        return (
          <DecideButton
            key={action}
            label={t(`decide.${action}.action`)}
            name={`${t(`decide.${action}.action`)}: ${t("summary", { name, month, amount })}`}
            small
            dialogProps={{ of, decision: action }}
          />
        );
      })}
    </div>
  );
}

/** How the difference was settled, or why it was refused. */
async function Settlement({ row }: { row: ListedDifference }) {
  const [t, locale] = await Promise.all([getTranslations("pay-differences"), getLocale()]);
  const { proposedAmount, proposedMonth, proposedBy, proposedAsDebt, reason } = row;
  if (proposedAmount === null || !proposedMonth) return <>{reason ?? "–"}</>;
  return (
    <>
      {t(proposedAsDebt ? "asDebt" : "with", {
        amount: signed(proposedAmount),
        month: monthName(proposedMonth, locale),
      })}
      {proposedBy ? <span className={styles.quiet}>{t("proposedBy", { name: proposedBy })}</span> : null}
    </>
  );
}

/** List differences of locked months with cause and both figures. Money without decimals in lists. product 5.15, §8 */
export async function DifferencesTable({ rows }: { rows: ListedDifference[] }) {
  const [t, locale] = await Promise.all([getTranslations("pay-differences"), getLocale()]);
  return (
    <>
      <thead>
        <tr>
          <th scope="col">{t("columns.name")}</th>
          <th scope="col">{t("month")}</th>
          <th scope="col">{t("columns.cause")}</th>
          <th scope="col" data-align="end">
            {t("columns.paid")}
          </th>
          <th scope="col" data-align="end">
            {t("columns.owed")}
          </th>
          <th scope="col" data-align="end">
            {t("columns.amount")}
          </th>
          <th scope="col" data-align="end">
            {t("columns.tax")}
          </th>
          <th scope="col" data-align="end">
            {t("columns.billed")}
          </th>
          <th scope="col">{t("columns.settledWith")}</th>
          <th scope="col" data-align="end">
            {t("columns.actions")}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <td data-card="title" title={row.name}>
              <Link
                href={`/dashboard/payroll-and-contracts/payroll-management/people/${row.crewId}?year=${row.month.slice(0, 4)}`}
              >
                {row.name}
              </Link>
              <span className={styles.quiet}>{row.employeeNumber}</span>
            </td>
            <td data-card="fact" data-label={t("month")}>
              {monthName(row.month, locale)}
            </td>
            <td data-card="fact" data-label={t("columns.cause")}>
              {row.causes.map((cause) => t(`causes.${cause}`)).join(", ") || "–"}
            </td>
            <td data-align="end" data-card="fact" data-label={t("columns.paid")}>
              <Figures figures={row.paid} />
            </td>
            <td data-align="end" data-card="fact" data-label={t("columns.owed")}>
              {row.owed ? <Figures figures={row.owed} /> : t("unknown")}
              <ProblemList problems={row.problems} />
            </td>
            <td data-align="end" data-card="fact" data-label={t("columns.amount")}>
              {row.owed ? signed(row.amount) : "–"}
              {row.owed && row.amount === 0 ? <span className={styles.quiet}>{t("byYear")}</span> : null}
            </td>
            <td data-align="end" data-card="fact" data-label={t("columns.tax")}>
              {signed(row.tax)}
            </td>
            <td data-align="end" data-card="fact" data-label={t("columns.billed")}>
              {signed(row.billed)}
            </td>
            <td data-card="fact" data-label={t("columns.settledWith")}>
              <Settlement row={row} />
            </td>
            <td data-align="end" data-cell="actions" data-card="actions">
              <Actions row={row} />
            </td>
          </tr>
        ))}
      </tbody>
    </>
  );
}
